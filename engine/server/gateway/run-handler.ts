import { codes } from '../../core/protocol/codes.ts';
import type { Answer } from '../kernel/call/answer.ts';
import type { Call, FileAnswer } from '../kernel/call/service.ts';
import type { GatewayCall } from '../kernel/gateway-step.ts';

/** Runs the handler of the service, inside of the steps around it that concern the call. */
export function runHandler(call: GatewayCall, params: Record<string, unknown>): Promise<Answer> {
  const { service, raw, session, caller, headers } = call;
  const handlerCall: Call = {
    service: service.name,
    requestId: raw.requestId,
    language: raw.language,
    ip: raw.ip,
    userAgent: raw.userAgent,
    params,
    files: raw.files,
    session,
    app: caller?.app ?? null,
    signal: raw.signal,
    answerHeaders: headers,
    takesJsonText: raw.takesJsonText ?? false,
  };
  return runFrom(0, call, handlerCall);
}

/** Never throws: a synchronous error of a step or the handler rejects the promise, as an asynchronous one does. */
function runFrom(index: number, call: GatewayCall, handlerCall: Call): Promise<Answer> {
  const { runs } = call.platform.gateway;
  let at = index;
  try {
    while (at < runs.length && runs[at]?.concerns?.(call) === false) at++;
    const step = runs[at];
    if (!step) return Promise.resolve(call.service.handle(handlerCall)).then(answerOf);
    const answer = Promise.resolve(step.run(call, handlerCall, (changed) => runFrom(at + 1, call, changed)));
    return answer.then((value: unknown) => requireAnswer(value, step.name));
  } catch (error) {
    return Promise.reject(error);
  }
}

function requireAnswer(value: unknown, name: string): Answer {
  if (!isAnswer(value)) throw new Error(`gateway step ${name} answered neither an envelope nor a file`);
  return value;
}

function isAnswer(value: unknown): value is Answer {
  if (typeof value !== 'object' || value === null) return false;
  return 'file' in value ? isFileAnswer(value.file) : 'envelope' in value && typeof value.envelope === 'object' && value.envelope !== null;
}

function answerOf(result: unknown): Answer {
  return isFileAnswer(result) ? { file: result } : { envelope: { ret: codes.ok, data: result ?? null, msg: '' } };
}

function isFileAnswer(value: unknown): value is FileAnswer {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'file' && 'body' in value;
}
