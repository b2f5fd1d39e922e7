import type { StreamedBody } from '../../../engine/server/index.ts';

/** The body of a request to another system. */
export interface OutboundBody {
  /** Value of the header content-type. */
  media: string;
  content: string | StreamedBody;
}
