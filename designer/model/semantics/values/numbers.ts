import { decimalProduct, decimalQuotient, decimalRemainder } from './decimals.ts';
import { fail } from './failure.ts';

/** Returns the result of integer arithmetic, or of floats that happen to be integers: exact within ±(2^53−1), refused beyond. `-0` is `0`. */
export function numberFrom(a: number, b: number, result: number): number {
  if (Number.isSafeInteger(a) && Number.isSafeInteger(b) && Number.isInteger(result) && !Number.isSafeInteger(result)) fail('range');
  return finite(result);
}

/**
 * Returns a finite result; `-0` is `0`.
 * @throws Failure for infinity and NaN
 */
export function finite(result: number): number {
  return Number.isFinite(result) ? result + 0 : fail('infinite');
}

/**
 * Returns a safe integer; `-0` is `0`.
 * @throws Failure for any other number
 */
export function safeInteger(result: number): number {
  return Number.isSafeInteger(result) ? result + 0 : fail('range');
}

/**
 * Divides decimals.
 * @throws Failure for a division by zero
 */
export function quotient(a: number, b: number): number {
  return b === 0 ? fail('zero') : decimalQuotient(a, b);
}

/**
 * Returns the remainder of decimals, with the sign of the dividend.
 * @throws Failure for a division by zero
 */
export function remainder(a: number, b: number): number {
  return b === 0 ? fail('zero') : decimalRemainder(a, b) + 0;
}

/** Computes a power by repeated squaring, because the languages' own functions differ in the last digit. */
export function powerOf(base: number, exponent: number): number {
  if (!Number.isInteger(exponent) || Math.abs(exponent) > 1024) fail('exponent');
  let result = 1;
  let square = base;
  for (let rest = Math.abs(exponent); rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = decimalProduct(result, square);
    square = decimalProduct(square, square);
  }
  return exponent < 0 ? finite(quotient(1, result)) : numberFrom(base, exponent, result);
}

/**
 * Rounds half away from zero by the decimal digits a person sees: `1.005` at 2 digits is `1.01` although its binary value is below.
 * @param digits decimals to keep, 0 to 15
 */
export function roundDecimal(value: number, digits: number): number {
  if (!Number.isInteger(digits) || digits < 0 || digits > 15) fail('digits');
  const { sign, text, point } = decimalOf(value);
  const length = point + digits;
  if (length >= text.length) return value + 0;
  if (length < 0) return 0;
  const up = text.charCodeAt(length) >= 53;
  const whole = BigInt(text.slice(0, length) || '0') + (up ? 1n : 0n);
  return finite(Number(`${sign}${whole}e-${digits}`));
}

/** Returns the shortest decimal digits of a number: value = sign 0.text × 10^point. */
function decimalOf(value: number): { sign: string; text: string; point: number } {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/.exec(String(value)) ?? [];
  return { sign, text: whole + fraction, point: whole.length + Number(exponent) };
}
