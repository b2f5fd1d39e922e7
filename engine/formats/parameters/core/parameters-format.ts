import type { FormatType } from '../../../core/format/format-type.ts';

export const parametersFormat: FormatType = {
  types: ['object'],
  argument: '<field>',
};
