import { codes, codeTexts } from '../../core/protocol/codes.ts';
import type { Envelope } from '../../core/protocol/envelope.ts';
import type { Answer } from '../kernel/call/answer.ts';
import { CallError, InputError } from '../kernel/call/errors.ts';
import type { RawCall } from '../kernel/call/raw-call.ts';
import { logFault } from '../kernel/process/fault-log.ts';

/** What the caller may know of a failure: of anything but a refusal, the request id. */
export function envelopeOf(error: unknown, raw: Pick<RawCall, 'language' | 'requestId'>): Envelope {
  if (error instanceof InputError) return { ret: error.ret, data: error.dataIn(raw.language), msg: error.text[raw.language] };
  if (error instanceof CallError) return { ret: error.ret, data: error.data, msg: error.text[raw.language] };
  logFault(raw.requestId, error);
  return { ret: codes.fault, data: { request_id: raw.requestId }, msg: codeTexts[codes.fault][raw.language] };
}

/** The same as an answer. @param headers of the answer, by lower-case name */
export function errorAnswer(error: unknown, raw: Pick<RawCall, 'language' | 'requestId'>, headers: Readonly<Record<string, string>>): Answer {
  const isTimed = error instanceof CallError && error.retryAfter !== undefined;
  return { envelope: envelopeOf(error, raw), headers: isTimed ? { ...headers, 'retry-after': String(error.retryAfter) } : { ...headers } };
}
