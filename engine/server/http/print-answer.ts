import { JsonText } from '../../core/json/json-text.ts';
import { printLossless } from '../../core/json/lossless-json.ts';
import type { Envelope } from '../../core/protocol/envelope.ts';

/** An envelope as text. Data that came as checked JSON text is not read and written again but stands in it as it came. */
export function printAnswer(body: unknown): string {
  const data = typeof body === 'object' && body !== null && 'data' in body ? body.data : undefined;
  if (!(data instanceof JsonText)) return printLossless(body);
  const { ret, msg } = body as Envelope;
  return `{"ret":${ret},"data":${data.text},"msg":${JSON.stringify(msg)}}`;
}
