/**
 * Select the text of a field and copy it; return whether the browser allowed that. Otherwise
 * the reader can copy the selection by hand.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 */
export async function copyField(field) {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return false;
  }
}
