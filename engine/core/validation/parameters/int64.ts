const least = -(2n ** 63n);
const most = 2n ** 63n - 1n;

/** Integers in decimal digits, as JSON writes them. */
const integerForm = /^-?(0|[1-9]\d*)$/;

/** Maximum number of characters of a 64-bit integer. */
const longestInt64 = 20;

/** Parses an integer in digits; undefined for other texts, and for more digits than 64 bits have, because parsing costs more than linear time. */
export function integerOf(text: string): bigint | undefined {
  return text.length <= longestInt64 && integerForm.test(text) ? BigInt(text) : undefined;
}

/** Whether an integer fits into 64 bits with a sign. */
export function fitsInt64(value: bigint): boolean {
  return value >= least && value <= most;
}

/** Returns an integer in its canonical form: a number as long as it is exact, otherwise a `bigint`. */
export function plainInteger(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** Whether a text is an integer that a number may not represent exactly. */
export function isLongInteger(text: string): boolean {
  return integerForm.test(text) && !Number.isSafeInteger(Number(text));
}
