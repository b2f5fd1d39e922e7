const least = -(2n ** 63n);
const most = 2n ** 63n - 1n;

/** Whole numbers in decimal digits, as JSON writes them. */
export const integerForm = /^-?(0|[1-9]\d*)$/;

/** Whether an integer has room in 64 bits with a sign. */
export function fitsInt64(value: bigint): boolean {
  return value >= least && value <= most;
}

/** An integer in the one form it is carried in: a number as long as it is exact there, else a `bigint`. */
export function plainInteger(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** Whether a text is an integer that a number may not carry exactly. */
export function isLongInteger(text: string): boolean {
  return integerForm.test(text) && !Number.isSafeInteger(Number(text));
}
