/** Trusted types, where a browser knows of them; TypeScript does not yet. */
declare var trustedTypes:
  | {
      createPolicy<Rules extends Record<string, (text: string) => string>>(
        name: string,
        rules: Rules,
      ): { [Rule in keyof Rules]: (text: string) => string };
    }
  | undefined;

/** What makes the address of a script one that may be taken, where the site is opened from a folder. */
declare var juegosScript: (address: string) => string;
