/** Copies a text. False where the browser refuses; where a page is not served safely, there is no clipboard at all. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
