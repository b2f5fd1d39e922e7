import type { Text } from '../../../engine/core/text/text.ts';

/** What a document may be at most. Counted before anything else walks it. */
export const documentLimits = { bytes: 64 * 1_048_576, depth: 200, nodes: 8_000_000 };

/** The whole document is refused: it is no API description, or more than the limits allow. */
export class DocumentError extends Error {
  readonly text: Text;

  constructor(text: Text) {
    super(text.en);
    this.name = 'DocumentError';
    this.text = text;
  }
}
