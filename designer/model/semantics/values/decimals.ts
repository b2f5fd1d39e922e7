const largest = Number.MAX_SAFE_INTEGER;
/** Powers of ten that a float represents exactly. */
const powers = Array.from({ length: 23 }, (_, places) => Number(`1e${places}`));

/** A number as the integer of its digits, and the number of decimal places: 19.99 is 1999 and 2. */
interface Digits {
  whole: number;
  places: number;
}

/**
 * Returns the decimal digits of a number as a person sees them; null if they exceed a safe integer. Every decimal of up to 15 digits has a float of
 * its own, so these functions compute with decimals, although floats represent them.
 */
export function digitsOf(value: number): Digits | null {
  if (Number.isSafeInteger(value)) return { whole: value, places: 0 };
  for (let places = 1; places <= 15; places++) {
    const whole = Math.floor(value * powers[places]! + 0.5);
    if (Math.abs(whole) > largest) return null;
    if (whole / powers[places]! === value) return { whole, places };
  }
  return null;
}

/** Adds as a person does: 0.1 + 0.2 is 0.3. Beyond 15 digits it adds floats. */
export function decimalSum(a: number, b: number): number {
  const scaled = sameScale(a, b);
  if (!scaled) return a + b;
  const sum = scaled.a + scaled.b;
  return Math.abs(sum) > largest ? a + b : sum / powers[scaled.places]!;
}

/** Multiplies as a person does. Beyond 15 digits it multiplies floats. */
export function decimalProduct(a: number, b: number): number {
  const [one, other] = [digitsOf(a), digitsOf(b)];
  if (!one || !other || one.places + other.places >= powers.length) return a * b;
  const product = one.whole * other.whole;
  return Math.abs(product) > largest ? a * b : product / powers[one.places + other.places]!;
}

/** Returns the float nearest to the quotient of the two decimals: 0.3 / 0.1 is 3. */
export function decimalQuotient(a: number, b: number): number {
  const scaled = sameScale(a, b);
  return scaled ? scaled.a / scaled.b : a / b;
}

/** Returns the remainder, with the sign of the dividend. */
export function decimalRemainder(a: number, b: number): number {
  const scaled = sameScale(a, b);
  return scaled ? (scaled.a % scaled.b) / powers[scaled.places]! : a % b;
}

/** Rounds to 15 digits, which removes the errors of adding up floats. */
export function settled(value: number): number {
  const size = Math.abs(value);
  if (Number.isSafeInteger(value) || size >= 1e15 || size < 1e-7) return value;
  let places = powers.length - 1;
  while (places > 0 && size * powers[places]! >= 1e15) places--;
  const rounded = Math.floor(size * powers[places]! + 0.5) / powers[places]!;
  return value < 0 ? -rounded : rounded;
}

/** Returns both as integers of the same power of ten. */
function sameScale(a: number, b: number): { a: number; b: number; places: number } | null {
  const [one, other] = [digitsOf(a), digitsOf(b)];
  if (!one || !other) return null;
  const places = Math.max(one.places, other.places);
  const scaled = { a: one.whole * powers[places - one.places]!, b: other.whole * powers[places - other.places]!, places };
  return Math.max(Math.abs(scaled.a), Math.abs(scaled.b)) > largest ? null : scaled;
}
