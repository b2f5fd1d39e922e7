import { validateHeaderName, validateHeaderValue } from 'node:http';
import type { Answer } from '../kernel/call/answer.ts';
import { CallError } from '../kernel/call/errors.ts';
import type { RawCall } from '../kernel/call/raw-call.ts';
import { unknownService } from '../kernel/call/unknown-service.ts';
import type { GatewayCall } from '../kernel/gateway-step.ts';
import type { Platform } from '../kernel/platform.ts';
import { logError } from '../kernel/process/error-log.ts';
import { admit, newCall } from './admit.ts';
import { errorAnswer } from './error-answer.ts';
import { isHidden, isHiddenFrom } from './hidden-service.ts';
import { hasEncrypted, withOpenSecrets } from './parameters/decrypt-secrets.ts';
import { readParameters } from './parameters/read-parameters.ts';
import { requireMethod } from './require-method.ts';
import { runHandler } from './run-handler.ts';
import { answerUnknown } from './unknown-call.ts';

/**
 * Handles a call. Every call of both sites, of apps and of agents passes here; whatever no rule allows is refused. Order: service → method → checks
 * (authenticate, authorize, limit) → parameters → handler (run) → envelope → record. The names in brackets are the places of steps (`GatewayStep`):
 * those of the engine and of plugins, in the order of `chain.ts`. Never throws: an internal error becomes `ret` 500 with the request id and nothing
 * else.
 */
export async function dispatch(platform: Platform, raw: RawCall): Promise<Answer> {
  const name = raw.fields.service ?? raw.fields.s ?? '';
  const service = platform.services.find(name);
  if (!service) return answerUnknown(platform, name, raw);
  const call = newCall(platform, raw, service);
  let answer: Answer;
  let isUnknown = false;
  try {
    // Of a hidden one the credentials come first: a call of either method is to leave the same behind.
    if (!isHidden(service)) requireMethod(service, raw.method);
    await admit(call);
    requireMethod(service, raw.method);
    answer = await runHandler(call, readParameters(hasEncrypted(call) ? await withOpenSecrets(call) : call));
  } catch (error) {
    isUnknown = error instanceof CallError && (await isHiddenFrom(call));
    answer = isUnknown ? errorAnswer(unknownService(service.name), raw, {}) : errorAnswer(error, raw, call.headers);
  }
  answer.headers = validHeaders(answer.headers ?? call.headers, raw);
  // To whom the service is unknown, everything is as where there is no such service.
  if (service.access.kind === 'app') answer.open = { options: isUnknown ? null : (call.caller?.record.options ?? null) };
  record(call, answer);
  return answer;
}

/** An error in a step that only observes does not affect the answer. */
function record(call: GatewayCall, answer: Answer): void {
  for (const step of call.platform.gateway.records) {
    const failed = (error: unknown) => logError(call.raw.requestId, new Error(`gateway step ${step.name}`, { cause: error }));
    try {
      // A step that is written as an async function looks on as well.
      const looking: unknown = step.record(call, answer);
      if (looking instanceof Promise) looking.catch(failed);
    } catch (error) {
      failed(error);
    }
  }
}

/** Drops headers that an answer cannot contain: otherwise the answer itself would be lost. */
function validHeaders(headers: Readonly<Record<string, string>>, raw: RawCall): Readonly<Record<string, string>> {
  for (const name of Object.keys(headers)) if (!isPlainHeader(name, headers[name])) return withoutInvalid(headers, raw);
  return headers;
}

/** Whether a header is valid beyond doubt, as nearly all are. */
function isPlainHeader(name: string, value: unknown): boolean {
  return /^[a-z-]+$/.test(name) && typeof value === 'string' && /^[\x20-\x7e]*$/.test(value);
}

function withoutInvalid(headers: Readonly<Record<string, string>>, { requestId }: RawCall): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => {
      try {
        validateHeaderName(name);
        validateHeaderValue(name, value);
        return true;
      } catch (error) {
        logError(requestId, new Error(`the header ${JSON.stringify(name)} of an answer is left out`, { cause: error }));
        return false;
      }
    }),
  );
}
