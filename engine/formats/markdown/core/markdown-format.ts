import type { FormatType } from '../../../core/format/format-type.ts';

export const markdownFormat: FormatType = {
  types: ['string'],
  maxLength: 'long',
  isVerbatim: true,
};
