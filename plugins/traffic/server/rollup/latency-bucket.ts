/** A bucket ends where a call takes a quarter longer than where it begins: a percentile read from them is off by no more than that. */
const growth = Math.log(1.25);
/** Everything faster is one bucket. */
const least = 0.1;

/** Which bucket a call of so many milliseconds counts in, from 0. */
export function latencyBucket(milliseconds: number): number {
  return milliseconds <= least ? 0 : 1 + Math.floor(Math.log(milliseconds / least) / growth);
}
