import type { Readable } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import { JsonText } from '../../core/json/json-text.ts';
import { printLossless } from '../../core/json/lossless-json.ts';
import type { Envelope } from '../../core/protocol/envelope.ts';

/** Prints an envelope as JSON. Data that is validated JSON text already is inserted as it is. */
export function printAnswer(body: unknown): string {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (!(data instanceof JsonText)) return printLossless(body);
  const { ret, msg } = body as Envelope;
  return `{"ret":${ret},"data":${data.text},"msg":${JSON.stringify(msg)}}`;
}

/** Minimum length in characters of answers that are compressed; below, it costs more than it saves. */
const longAnswer = 32_768;

/**
 * Returns a printed answer as a stream of brotli if it is long and the client takes that; otherwise null. It is packed off this thread and with little
 * effort: what is left of a list of thousands is a tenth either way.
 */
export function packedAnswer(text: string, acceptEncoding = ''): Readable | null {
  if (text.length < longAnswer || !/\bbr\b/.test(acceptEncoding)) return null;
  const packed = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  packed.end(text);
  return packed;
}
