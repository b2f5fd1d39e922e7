/** What the wall clock of this process' start has become, whatever the machine's clock was set to since. Milliseconds since 1970. */
function steadyNow(): number {
  return performance.timeOrigin + performance.now();
}

/** The earlier of the two clocks: what has ended by it has ended, unless both are wrong. Milliseconds since 1970. */
export function earliestNow(): number {
  return Math.min(Date.now(), steadyNow());
}

/**
 * Whether a moment lies within so many milliseconds of now, by the machine's clock or by the steady one: a machine's clock that is set, rightly or
 * wrongly, must not refuse every caller. That a call counts once is not left to clocks; see NonceStore.
 */
export function isNear(moment: number, milliseconds: number): boolean {
  return Math.abs(Date.now() - moment) <= milliseconds || Math.abs(steadyNow() - moment) <= milliseconds;
}
