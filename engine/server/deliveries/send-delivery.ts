import { texts } from '../../../generated/words/engine-server/send-delivery.ts';
import { codeTexts } from '../../core/protocol/codes.ts';
import { fillText } from '../../core/text/text.ts';
import { CallError } from '../kernel/call/errors.ts';
import type { Outgoing } from '../kernel/ports/background/outbox.ts';
import { fetchOutbound } from '../outbound/fetch-outbound.ts';
import { maskedAnswer } from './masked-answer.ts';
import type { Attempt } from './sealed-request.ts';

/** Maximum number of bytes of an answer that are read. */
const answerBytes = 1_048_576;
/** Less than the lifetime of a claim. */
const sendMilliseconds = 30_000;

/** Sends a POST once. Never rejects: every error is an outcome. */
export async function sendDelivery(request: Outgoing, key: string): Promise<Attempt> {
  const { url, body, headers } = request;
  try {
    const answer = await fetchOutbound({
      ...{ method: 'POST', url, body, bytes: answerBytes, isDirect: true },
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
      signal: AbortSignal.timeout(sendMilliseconds),
    });
    const isAccepted = answer.status >= 200 && answer.status < 300;
    const error = isAccepted ? null : fillText(texts.refused, { status: answer.status });
    return { status: answer.status, answer: maskedAnswer(answer.body, request), error };
  } catch (error) {
    if (!(error instanceof CallError)) console.error(`delivery ${key}:`, error);
    return { status: null, answer: null, error: error instanceof CallError ? error.text : codeTexts[500] };
  }
}
