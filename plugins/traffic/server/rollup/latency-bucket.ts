import { type Expression, type RawBuilder, sql } from 'kysely';

/** A bucket ends where a call takes a quarter longer than where it begins: a percentile read from them is off by no more than that. */
const growth = Math.log(1.25);
/** Everything faster is one bucket. */
const least = 0.1;

/** Which bucket a call of so many milliseconds counts in, from 0. */
export function latencyBucket(milliseconds: number): number {
  return milliseconds <= least ? 0 : 1 + Math.floor(Math.log(milliseconds / least) / growth);
}

/** The same in SQL. */
export function bucketOf(milliseconds: Expression<unknown>): RawBuilder<number> {
  return sql`case when ${milliseconds} <= ${sql.lit(least)} then 0 else 1 + floor(ln(${milliseconds} / ${sql.lit(least)}) / ${sql.lit(growth)}) end`;
}
