import type { Envelope } from '../../../core/protocol/envelope.ts';
import type { FileAnswer } from './service.ts';

/** How an app wants to be answered. */
export interface AppOptions {
  /** Origins whose pages may read answers, as browsers write them; empty means none. */
  allowedOrigins: readonly string[];
  /** The HTTP status says what `ret` says, instead of being 200 always. */
  httpStatus: boolean;
}

/** The gateway's answer to a call: an envelope or a file. */
export type Answer = ({ envelope: Envelope } | { file: FileAnswer }) & {
  /** Headers a handler added, by lower-case name. The platform's own go before them. */
  headers?: Readonly<Record<string, string>>;
  /** Of calls of apps. */
  open?: OpenAnswer;
};

/** The app an answer goes to; null if it is unknown. */
export interface OpenAnswer {
  options: AppOptions | null;
}
