/** What stands for the platform itself among origins. */
export const ownOrigin = '/';

/** Where a path or address leads; null for one that is none. */
export function originOf(path: string): string | null {
  return path.startsWith('/') ? ownOrigin : (URL.parse(path)?.origin ?? null);
}

/** Whether the token of a configuration may be sent there: to the system it comes from, and to those it names. */
export function maySendTo(config: { path: string; origins: readonly string[] }, path: string): boolean {
  const origin = originOf(path);
  return origin !== null && [config.path, ...config.origins].some((allowed) => originOf(allowed) === origin);
}
