import type { FormatType } from '../../../core/format/format-type.ts';

export const multilineFormat: FormatType = {
  types: ['string'],
  maxLength: 'multiline',
  normalize: (text) => text.trim(),
};
