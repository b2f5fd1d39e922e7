import type { FormatType } from '../../../core/format/format-type.ts';

/** A sentence in every language (`Text`), shown in the reader's. The server writes it; no form does. */
export const localizedFormat: FormatType = {
  types: ['object'],
};
