/** The moments of a game: the first, and the one that a move or a throw leads to. */

/**
 * @import { Board } from "./board.mjs"
 * @import { Client } from "./client.mjs"
 * @import { Odds, Readings, Situation } from "./replies.d.ts"
 */

/**
 * The state that a move was made in, and the move; none where cards were dealt.
 *
 * @typedef {{ state: string, move?: string | undefined }} Made
 */

/**
 * A situation, what led to it, whether cards were drawn on the way, and how many throws came before.
 *
 * @typedef {Situation & { made?: Made, isDrawn?: boolean, chances?: number }} Played
 */

/**
 * A moment of a game, the seat that is near in its drawing, and the odds in it once they were asked
 * for; null where there are none.
 *
 * @typedef {{ reply: Played, near?: number, odds?: Promise<Odds | null> }} Moment
 */

/**
 * @typedef {{ do: "play", move: string }} Move
 * @typedef {{ do: "throw" | "deal", move?: undefined }} Chance
 */

/**
 * The moment that a game under some readings begins with.
 *
 * @param {Board} board
 * @param {Client} client
 * @param {Readings} readings
 * @returns {Promise<Moment>}
 */
export async function first(board, client, readings) {
  const { slug, state, seat } = board.data;
  const { near } = board.seats;
  const set = state && { state };
  return { reply: await client.ask({ do: "start", slug, readings, seat, near, ...set }), near };
}

/**
 * The moment that follows another. Cards are dealt on until somebody is to do something.
 *
 * @param {Client} client
 * @param {{ reply: Played, seat: number | undefined, near: number }} from the moment before, and who
 * looks on from where
 * @param {Move | Chance} request
 * @param {(chances: number) => string} seed where chance comes from after so many throws
 * @returns {Promise<Moment>}
 */
export async function after(client, { reply: before, seat, near }, request, seed) {
  const { slug, readings, state, chances = 0 } = before;
  const game = { slug, readings, seat, near };
  let reply = await client.ask({ ...game, state, seed: seed(chances), ...request });
  let isDrawn = request.do === "deal";
  let count = chances + Number(isDrawn || request.do === "throw");
  while (reply.turn === "chance" && reply.scene.chance === "") {
    const more = await client.ask({ do: "deal", ...game, state: reply.state, seed: seed(count++) });
    const { move = "" } = reply;
    reply = { ...more, move, events: [...reply.events, ...more.events] };
    isDrawn = true;
  }
  return {
    reply: { ...reply, isDrawn, chances: count, made: { state, move: request.move } },
    near,
  };
}

/**
 * Have a moment drawn anew for the seat that is now near; nothing of the game changes.
 *
 * @param {Board} board
 * @param {Client} client
 * @param {Moment} moment
 */
export async function drawAnew({ data: { seat }, seats: { near } }, client, moment) {
  if ((moment.near ?? 0) === near) return;
  const { slug, readings, state } = moment.reply;
  const { scene } = await client.ask({ do: "start", slug, readings, state, seat, near });
  moment.reply = { ...moment.reply, scene };
  moment.near = near;
}
