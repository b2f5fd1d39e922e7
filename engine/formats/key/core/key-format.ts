import type { FormatType } from '../../../core/format/format-type.ts';
import { halfWidthLine } from '../../../core/text/half-width.ts';

/** A key, name or number that people paste whole. A filter compares it whole, too, which an index answers however many rows there are. */
export const keyFormat: FormatType = { types: ['string'], normalize: halfWidthLine };
