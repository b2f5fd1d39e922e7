import { codes, codeTexts } from '../../core/protocol/codes.ts';
import type { Envelope } from '../../core/protocol/envelope.ts';
import type { Text } from '../../core/text/text.ts';
import type { Answer } from '../kernel/call/answer.ts';
import { CallError, InputError } from '../kernel/call/errors.ts';
import type { RawCall } from '../kernel/call/raw-call.ts';
import { logError } from '../kernel/process/error-log.ts';

/** What the words of an answer depend on. */
type Reader = Pick<RawCall, 'language' | 'requestId' | 'wantsAllWords'>;

/** Returns what the caller may know of an error: the refusal, or only the request id. */
export function envelopeOf(error: unknown, raw: Reader): Envelope {
  const { language, wantsAllWords } = raw;
  const message = (text: Text) => ({ msg: text[language], ...(wantsAllWords && { text }) });
  if (error instanceof InputError) return { ret: error.ret, data: error.dataIn(language, wantsAllWords), ...message(error.text) };
  if (error instanceof CallError) return { ret: error.ret, data: error.data, ...message(error.text) };
  logError(raw.requestId, error);
  return { ret: codes.fault, data: { request_id: raw.requestId }, ...message(codeTexts[codes.fault]) };
}

/**
 * Returns `envelopeOf` as an answer.
 * @param headers of the answer, by lower-case name
 */
export function errorAnswer(error: unknown, raw: Reader, headers: Readonly<Record<string, string>>): Answer {
  const isTimed = error instanceof CallError && error.retryAfter !== undefined;
  return { envelope: envelopeOf(error, raw), headers: isTimed ? { ...headers, 'retry-after': String(error.retryAfter) } : { ...headers } };
}
