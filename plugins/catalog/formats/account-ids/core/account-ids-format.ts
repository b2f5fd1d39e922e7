import type { FormatType } from '../../../../../engine/core/format/format-type.ts';
import { toHalfWidth } from '../../../../../engine/core/text/half-width.ts';
import { texts } from '../../../../../generated/words/plugin-catalog/account-ids-format.ts';

/** Ids of accounts, separated by commas: `3,17`. */
export const accountIdsFormat: FormatType = {
  types: ['string'],
  rule: { pattern: /^[1-9]\d{0,14}(?:,[1-9]\d{0,14}){0,99}$/, allowed: texts.allowed },
  normalize: (text) => [...new Set(toHalfWidth(text).split(/[,、;\s]+/))].filter(Boolean).join(','),
};

/** @param text a value of the format; null and undefined name nobody */
export function accountIdsOf(text: unknown): number[] {
  return String(text ?? '')
    .split(',')
    .filter(Boolean)
    .map(Number);
}
