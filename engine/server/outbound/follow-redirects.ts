import { Readable } from 'node:stream';
import { mostRedirects, openHeaders } from '../../core/protocol/redirects.ts';
import { type Exchange, type ExchangeAnswer, exchange, type PlanAnswer } from './exchange.ts';

const redirects = new Set([301, 302, 303, 307, 308]);

const isOpen = (header: string) => openHeaders.includes(header);

/** The last answer of a chain of redirects. */
export interface FollowedAnswer extends ExchangeAnswer {
  /** Address that answered. */
  url: URL;
  /** The answer is a redirect that was not followed. */
  isRedirect: boolean;
  /** It would have been one more than are followed. */
  isTooMany: boolean;
}

/**
 * Follows redirects, each through the same checks as the first address. To another origin, `strip` drops whatever not every origin may receive;
 * `stay` does not follow if there is any.
 * @param readLocation parses the target of a redirect; null, or an error of its own, if it is invalid
 */
export async function followRedirects(
  first: Exchange,
  { plan, across, readLocation }: { plan: PlanAnswer; across: 'strip' | 'stay'; readLocation(location: string, from: URL): URL | null },
): Promise<FollowedAnswer> {
  let step = first;
  for (let followed = 0; ; followed++) {
    const answer = await exchange(step, (status, headers) => (isRedirect(status, headers) ? { bytes: 65_536, beyond: 'stream' } : plan(status, headers)));
    const reply = { ...answer, url: step.url, isRedirect: isRedirect(answer.status, answer.headers), isTooMany: followed === mostRedirects };
    if (!reply.isRedirect) return reply;
    if (answer.body instanceof Readable) answer.body.destroy();
    const url = reply.isTooMany ? null : readLocation(answer.headers.location ?? '', step.url);
    const next = url && redirected(step, answer.status, url);
    if (!next || (across === 'stay' && next.url.origin !== step.url.origin && isTelling(step, next))) return { ...reply, body: Buffer.alloc(0) };
    step = next;
  }
}

function isRedirect(status: number, headers: Record<string, string>): boolean {
  return status > 300 && status < 309 && redirects.has(status) && headers.location !== undefined;
}

/** Whether the request contains credentials, or would repeat its body. */
function isTelling({ headers, url }: Exchange, next: Exchange): boolean {
  return next.body !== undefined || url.username !== '' || Object.keys(headers).some((name) => !isOpen(name) && name !== 'x-request-id');
}

/** A redirect to another origin drops credentials. */
function redirected(step: Exchange, status: number, url: URL): Exchange {
  const becomesGet = status === 303 || ((status === 301 || status === 302) && step.method === 'POST');
  const isSameOrigin = url.origin === step.url.origin;
  const isSent = (name: string) => (isSameOrigin || isOpen(name)) && !(becomesGet && name.startsWith('content-'));
  const headers = Object.fromEntries(Object.entries(step.headers).filter(([name]) => isSent(name)));
  return { ...step, method: becomesGet && step.method !== 'HEAD' ? 'GET' : step.method, url, headers, body: becomesGet ? undefined : step.body };
}
