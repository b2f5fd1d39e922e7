const least = -(2n ** 63n);
const most = 2n ** 63n - 1n;

/** Whole numbers in decimal digits, as JSON writes them. */
const integerForm = /^-?(0|[1-9]\d*)$/;

/** The characters of `least`, which no integer of 64 bits has more of. */
const longestInt64 = 20;

/** The integer a text writes in digits; undefined for other texts and for more digits than 64 bits have, whose reading takes time that grows faster than they do. */
export function integerOf(text: string): bigint | undefined {
  return text.length <= longestInt64 && integerForm.test(text) ? BigInt(text) : undefined;
}

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
