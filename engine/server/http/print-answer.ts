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
