import { hiddenValue, maskPrivate } from '../../core/protocol/private-name.ts';

/** Characters of an answer that are kept. */
const kept = 1_000;

/** The beginning of an answer, as people may read it: private members hidden, and what was sent along with the request wherever it comes back. */
export function maskedAnswer(body: Buffer, sent: readonly string[]): string {
  let text = body.subarray(0, 64_000).toString('utf8');
  try {
    text = JSON.stringify(maskPrivate(JSON.parse(text)));
  } catch {
    // No JSON, or the beginning of one.
  }
  for (const value of sent) if (value.length > 3) text = text.replaceAll(value, hiddenValue);
  return text.replaceAll('\0', '').slice(0, kept);
}
