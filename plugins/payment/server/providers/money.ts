import type { Price } from './pay-provider.ts';

/** `12.34` of the smallest units. */
export function amountText(minor: number): string {
  return `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`;
}

/** The smallest units of an amount as providers write it; null where it is none. */
export function minorOf(text: unknown): number | null {
  const [, whole, part = ''] = /^(\d{1,12})(?:[.](\d{1,2}))?$/.exec(String(text)) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Fen in another currency, rounded once to its smallest unit, halves up. @param rate fen for a hundred units, that is ten thousand smallest ones */
export function converted(cents: number, rate: number): number {
  return Number((BigInt(cents) * 20_000n + BigInt(rate)) / (2n * BigInt(rate)));
}

/** The part of a payment that stands for a part of its fen, rounded once; the whole for the whole. */
export function shareOf({ minor }: Pick<Price, 'minor'>, part: number, whole: number): number {
  return Number((BigInt(minor) * BigInt(part) * 2n + BigInt(whole)) / (2n * BigInt(whole)));
}
