import type { FormatType } from '../../../core/format/format-type.ts';

export const imagesFormat: FormatType = {
  types: ['array'],
  namesFiles: true,
  column: 'json',
  items: { type: 'string', format: 'file', maxLength: 500 },
};
