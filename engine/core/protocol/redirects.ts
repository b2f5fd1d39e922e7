/** Maximum number of redirects of another system that are followed. Generated PHP follows the same ones. */
export const mostRedirects = 3;

/** Headers that any origin may receive. All others may be credentials: each API has its own name for its key. */
export const openHeaders: readonly string[] = ['accept', 'accept-language', 'accept-encoding', 'content-type', 'content-length', 'user-agent'];
