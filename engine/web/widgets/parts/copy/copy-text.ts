/** Puts a text on the clipboard; falls back to a selected text field where the page may not use the clipboard. Tells whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The only way left on plain http and without permission. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.setAttribute('readonly', '');
  field.style.position = 'fixed';
  field.style.opacity = '0';
  document.body.append(field);
  field.select();
  const worked = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return worked;
}
