/** What one import may bring: files, and bytes of all of them unpacked. */
export const fileLimits = { files: 200, bytes: 64 * 1_048_576 };
