import { fetchOutbound } from '../../../../../engine/server/index.ts';

/** What the SDK's HTTP client hands over, and takes back. */
interface Sent {
  method?: string;
  url?: string;
  headers?: object;
  data?: unknown;
}

/**
 * The SDK's requests go the way of all others of the platform: to checked addresses, within limits of time and size.
 * @param origin PayPal's own address or the operator's
 */
export function paypalTransport(origin: string) {
  return async (sent: Sent) => {
    const { pathname, search } = new URL(sent.url ?? '');
    const headers = Object.fromEntries(Object.entries({ ...sent.headers }).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])));
    const body = typeof sent.data === 'string' ? { body: sent.data } : {};
    const answer = await fetchOutbound({
      method: (sent.method ?? 'get').toUpperCase(),
      url: `${origin}${pathname}${search}`,
      headers,
      isDirect: true,
      ...body,
    });
    return { data: answer.body.toString('utf8'), status: answer.status, statusText: '', headers: answer.headers, config: sent, request: null };
  };
}
