export type UploadKind = 'image' | 'document';

/** Bytes; the server refuses more as well. */
export const largestImage = 2 * 1024 * 1024;

export const imageTypes = ['image/jpeg', 'image/png'];

/** What is wrong with a file before a byte of it is sent, or null. */
export function uploadError(file: Pick<File, 'type' | 'size'>, kind: UploadKind): 'type' | 'size' | 'empty' | null {
  if (file.size === 0) return 'empty';
  if (kind === 'document') return null;
  if (!imageTypes.includes(file.type)) return 'type';
  return file.size > largestImage ? 'size' : null;
}
