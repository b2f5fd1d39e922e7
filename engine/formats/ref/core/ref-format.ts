import type { FormatType } from '../../../core/format/format-type.ts';

/** The id of a record of another screen. */
export const refFormat: FormatType = {
  types: ['string', 'integer'],
  argument: '<screen>.<field>',
};
