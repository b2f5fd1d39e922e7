import type { FormatType } from '../../../core/format/format-type.ts';

export const markdownFormat: FormatType = {
  types: ['string'],
  namesFiles: true,
  maxLength: 'long',
  isVerbatim: true,
};
