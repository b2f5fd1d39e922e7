/** Redirects of another system that are followed at most. Generated PHP follows the same ones. */
export const mostRedirects = 3;

/** Headers that any origin may be told. Every other may be a credential: each API has a name of its own for its key. */
export const openHeaders: readonly string[] = ['accept', 'accept-language', 'accept-encoding', 'content-type', 'content-length', 'user-agent'];
