/** Headers of an upstream that callers get without anybody choosing them. */
export const alwaysRelayed = /^(?:link|x-total-count|retry-after|ratelimit.*|x-ratelimit-.*)$/;

/**
 * Headers that belong to one connection, to the upstream's own origin or to the platform: cookies, credentials, hop by hop, CORS, security, and
 * what describes the bytes, which are written anew.
 */
export const neverRelayed = [
  /^(?:connection|keep-alive|proxy-.*|te|trailers?|transfer-encoding|upgrade|http2-settings|expect)$/,
  /^(?:set-cookie2?|www-authenticate|authorization|authentication-info|cookie)$/,
  /^(?:access-control-.*|timing-allow-origin|cross-origin-.*|origin-agent-cluster)$/,
  /^(?:content-.*|strict-transport-security|x-frame-options|x-content-type-options|x-xss-protection|referrer-policy|permissions-policy|feature-policy)$/,
  /^(?:public-key-pins.*|expect-ct|clear-site-data|report-to|reporting-endpoints|nel|alt-svc|refresh|service-worker-allowed|sourcemap|x-sourcemap)$/,
  /^(?:x-accel-.*|x-sendfile|x-request-id|x-portico-.*|date|server|via|cache-control)$/,
];

/**
 * Whether callers may get this header of an upstream.
 * @param name in lower case
 */
export function mayRelay(name: string): boolean {
  return !neverRelayed.some((pattern) => pattern.test(name));
}

/**
 * Which headers of an answer its caller gets: the chosen ones and those everybody gets, never unsafe ones, nor those `Connection` names.
 * @param headers by lower-case name
 */
export function relayedHeaders(headers: Readonly<Record<string, string>>, chosen: readonly string[] = []): Record<string, string> {
  const own = headers.connection === undefined ? [] : headers.connection.toLowerCase().split(/\s*,\s*/);
  const relayed: Record<string, string> = {};
  for (const name in headers) {
    if ((alwaysRelayed.test(name) || chosen.includes(name)) && mayRelay(name) && !own.includes(name))
      relayed[name] = (headers[name] ?? '').replace(/[^\t\x20-\x7e\xa0-\xff]/g, ' ');
  }
  return relayed;
}
