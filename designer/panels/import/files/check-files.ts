/** What can be said about files before they are sent; the server looks again. */
export type FileError =
  | { kind: 'many'; max: number }
  | { kind: 'together' }
  | { kind: 'zips' }
  | { kind: 'nothing' }
  | { kind: 'unreadable' }
  | { kind: 'large'; name: string }
  | { kind: 'other'; name: string }
  | { kind: 'empty'; name: string };

/** As many as one call may bring; more go as a zip. */
export const fileLimit = 10;
const fileBytes = 64 * 1_048_576;

/** Why these files are not sent; null when they may be. Nothing of them has been read by then. */
export function fileError(files: readonly File[]): FileError | null {
  for (const { name, size } of files) {
    if (!/\.(json|ya?ml|zip)$|^[^.]*$/i.test(name)) return { kind: 'other', name };
    if (size > fileBytes) return { kind: 'large', name };
    if (size === 0) return { kind: 'empty', name };
  }
  return null;
}

/** Pasted text goes the way of files: a form field may not be as long. */
export function fileOfText(text: string): File {
  const isJson = /^\s*[{[]/.test(text);
  return new File([text], isJson ? 'pasted.json' : 'pasted.yaml', { type: isJson ? 'application/json' : 'application/yaml' });
}

/** An address and nothing else. */
export function isAddress(text: string): boolean {
  return /^https?:\/\/\S+$/i.test(text.trim());
}
