/**
 * Mark what a field holds, and copy it; whether the browser has let it be copied. Otherwise the
 * reader can copy by hand what is marked.
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
