import type { LimitState } from '../kernel/ports/access-log.ts';

/**
 * Adds the headers about limits: the fields of the IETF draft draft-ietf-httpapi-ratelimit-headers (`RateLimit-Policy`, `RateLimit`) for all of them,
 * and the older ones (`X-RateLimit-*`) for the one with the least left. Names are lower-case, `reset` is in seconds from now.
 */
export function printLimits(limits: readonly LimitState[], headers: Record<string, string>): void {
  const [first] = limits;
  if (!first) return;
  let nearest = first;
  let policies = '';
  let states = '';
  for (const limit of limits) {
    if (limit.left < nearest.left) nearest = limit;
    const comma = policies === '' ? '' : ', ';
    policies += `${comma}"${limit.name}";q=${limit.calls};w=${limit.seconds}`;
    states += `${comma}"${limit.name}";r=${limit.left};t=${limit.reset}`;
  }
  headers['ratelimit-policy'] = policies;
  headers.ratelimit = states;
  headers['x-ratelimit-limit'] = String(nearest.calls);
  headers['x-ratelimit-remaining'] = String(nearest.left);
  headers['x-ratelimit-reset'] = String(nearest.reset);
}
