import type { Dispatcher, Pool } from 'undici';
import { coalescedWrites } from '../kernel/process/coalesced-writes.ts';
import { checkedConnector } from './checked-connector.ts';
import { OutboundError } from './outbound-error.ts';
import type { OutboundPolicy } from './outbound-policy.ts';

/** Limits of calls to one other system, and when it is left alone. */
export const upstreamLimits = {
  /** Calls at a time, and connections. */
  calls: 256,
  /** Of them, those of one caller: who keeps streams open must not keep the others away. */
  callsOfOne: 192,
  /** Failures in a row, without an answer between, after which it is not asked for a while. */
  failures: 10,
  /** Milliseconds of that while. One call then tries. */
  rest: 5_000,
  /** Milliseconds after which connections are made anew, so that a name's new addresses count. */
  life: 60_000,
};

let library: typeof import('undici') | undefined;

/** The connections to one origin under one policy, the running calls, and whether it responds. */
export class Upstream {
  #url: URL;
  #policy: OutboundPolicy;
  #pool: Pool | undefined;
  #poolEnds = 0;
  #calls = 0;
  #callsOf = new Map<string, number>();
  #failures = 0;
  #restsUntil = 0;

  constructor(url: URL, policy: OutboundPolicy) {
    this.#url = url;
    this.#policy = policy;
  }

  get isIdle(): boolean {
    return this.#calls === 0;
  }

  /**
   * Takes a place for a call; give it back with `leave`. Throws an OutboundError where there is none, or while the other side rests.
   * @param caller for whom it is made; empty for nobody in particular
   */
  enter(caller: string): void {
    const { hostname } = this.#url;
    const own = this.#callsOf.get(caller) ?? 0;
    if (this.#calls >= upstreamLimits.calls || (caller !== '' && own >= upstreamLimits.callsOfOne))
      throw new OutboundError('busy', hostname, { retryAfter: 1 });
    if (this.#failures >= upstreamLimits.failures) {
      const now = performance.now();
      if (now < this.#restsUntil) throw new OutboundError('resting', hostname, { retryAfter: Math.ceil((this.#restsUntil - now) / 1_000) });
      // This call tries; the others wait for what becomes of it.
      this.#restsUntil = now + upstreamLimits.rest;
    }
    this.#calls++;
    this.#callsOf.set(caller, own + 1);
  }

  leave(caller: string): void {
    this.#calls--;
    const own = (this.#callsOf.get(caller) ?? 0) - 1;
    if (own > 0) this.#callsOf.set(caller, own);
    else this.#callsOf.delete(caller);
  }

  /** What became of a try. An answer of any kind shows that the other side is there. */
  note(isAnswered: boolean): void {
    this.#failures = isAnswered ? 0 : this.#failures + 1;
    if (this.#failures === upstreamLimits.failures) this.#restsUntil = performance.now() + upstreamLimits.rest;
  }

  async dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): Promise<void> {
    // Loaded with the first call: a server that calls nobody does without.
    library ??= await import('undici');
    // Requests are written together as answers are: each on its own would wake the other side anew.
    await coalescedWrites();
    this.#freshPool(library).dispatch(options, handler);
  }

  async close(): Promise<void> {
    await this.#pool?.close();
  }

  #freshPool({ Pool, buildConnector }: typeof import('undici')): Pool {
    const now = performance.now();
    if (this.#pool && now < this.#poolEnds) return this.#pool;
    // What is on in the old connections ends in them.
    this.#pool?.close().catch(() => undefined);
    const port = Number(this.#url.port || (this.#url.protocol === 'https:' ? 443 : 80));
    this.#poolEnds = now + upstreamLimits.life;
    this.#pool = new Pool(this.#url.origin, {
      connections: upstreamLimits.calls,
      connect: checkedConnector(buildConnector, port, this.#policy.allow),
      allowH2: false,
      keepAliveMaxTimeout: 25_000,
      // An exchange has clocks of its own.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    return this.#pool;
  }
}

/** By origin and policy; the least recently used is removed when there are too many. */
const upstreams = new Map<string, Upstream>();
const maxUpstreams = 1_000;

/** Returns the upstream of an origin under a policy, shared by all calls. */
export function upstreamOf(url: URL, policy: OutboundPolicy): Upstream {
  const key = `${url.origin} ${policy.key}`;
  const known = upstreams.get(key);
  if (known) return known;
  const upstream = new Upstream(url, policy);
  upstreams.set(key, upstream);
  if (upstreams.size > maxUpstreams) forgetIdle();
  return upstream;
}

function forgetIdle(): void {
  for (const [key, upstream] of upstreams) {
    if (!upstream.isIdle) continue;
    upstreams.delete(key);
    upstream.close().catch(() => undefined);
    return;
  }
}
