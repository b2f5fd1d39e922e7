import type { FormatType } from '../../../core/format/format-type.ts';

/** Seconds. */
export const durationFormat: FormatType = {
  types: ['integer'],
  minimum: 0,
};
