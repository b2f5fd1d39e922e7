import type { FormatType } from '../../../core/format/format-type.ts';

export const codeFormat: FormatType = {
  types: ['string'],
  argument: '<language>',
  maxLength: 'long',
  isVerbatim: true,
};
