import type { CallRef, FileOr } from '../../core/contract/define-call.ts';
import { codes } from '../../core/protocol/codes.ts';
import { reportCallError } from '../state/call-errors.ts';
import { recordError } from '../state/errors.ts';
import { currentLanguage } from '../state/language.ts';
import { endSession, session } from '../state/session.ts';
import { ApiError } from '../transport/api-error.ts';
import type { CallParams } from '../transport/form-body.ts';
import { callAddress, postCall, readAnswer, type SentAnswer, send } from '../transport/send.ts';
import { askEarly, earlyAnswer, earlyAnswerAtHand } from './early-answers.ts';

export { ApiError };

export interface CallOptions {
  /** Aborts the request; the promise then rejects with the signal's AbortError, which nobody needs to report. */
  signal?: AbortSignal;
  /** No warning dialog for any refusal: the caller shows the error in place. */
  quiet?: boolean;
  /** No warning dialog for a `ret` 400 that names fields: the caller shows them at its fields. */
  fieldErrors?: boolean;
  /** A question that the page asks whenever it is opened: it may be asked before the application is there. Only for calls that change nothing. */
  early?: boolean;
}

/** Id of the request that gave each answer still in use. */
const requestIds = new WeakMap<object, string>();

/** Id of the request an answer came with, by which the operator finds it; '' for what no call gave. */
export function requestIdOf(answer: object | null): string {
  return (answer && requestIds.get(answer)) ?? '';
}

/** The request may be left out where nothing in it is required. */
type CallArguments<Request> = object extends Request ? [params?: Request, options?: CallOptions] : [params: Request, options?: CallOptions];

/**
 * Makes a call of the platform with the session's token and gives its `data`.
 * @param target a declared call (engine/core/calls, a plugin's shared/calls.ts) or an operation of a screen (`operationOf`)
 * @param params empty values are dropped, nested ones travel as JSON text, files make the body multipart
 * @throws ApiError for every `ret` other than 200 (0: no answer). 406 and 408 have then already ended the session; others raise
 *   the warning dialog after a second unless `options` says that the caller shows them.
 */
export async function call<Request, Answer>(target: CallRef<Request, Answer>, ...parameters: CallArguments<Request>): Promise<Answer>;
export async function call({ name }: CallRef, params: object = {}, options: CallOptions = {}): Promise<unknown> {
  const early = options.early ? await earlyAnswer(name, params) : undefined;
  options.signal?.throwIfAborted();
  const answer = early ?? (await send(name, withToken(params), currentLanguage(), options.signal));
  if (answer.ret !== codes.ok) throw refusal(name, answer, options);
  if (typeof answer.data === 'object' && answer.data !== null) requestIds.set(answer.data, answer.requestId);
  return answer.data;
}

/** What a call with `early` is about to give, where it has come already: the first drawing shows it instead of a place for it. */
export function answerAtHand<Request extends object, Answer>({ name }: CallRef<Request, Answer>, params: Request): Answer | undefined {
  return earlyAnswerAtHand(name, params)?.data as Answer | undefined;
}

/** Asks what a page that is about to open will call for with `early`. */
export function askAhead<Request extends object, Answer>({ name }: CallRef<Request, Answer>, params: Request): void {
  askEarly(name, params, () => send(name, withToken(params), currentLanguage()));
}

/** A file some call answered with, or the envelope's data when the server chose a job instead. */
export type DownloadAnswer<Data> = { kind: 'file'; name: string; blob: Blob } | { kind: 'data'; data: Data };

/** Like `call`, for services that answer with a file: exports and downloads. */
export async function callForFile<Request, Data>(target: CallRef<Request, FileOr<Data>>, ...parameters: CallArguments<Request>): Promise<DownloadAnswer<Data>>;
export async function callForFile({ name }: CallRef, params: object = {}, options: CallOptions = {}): Promise<DownloadAnswer<unknown>> {
  const response = await postCall(name, withToken(params), currentLanguage(), options.signal).catch((error: unknown) => {
    if (options.signal?.aborted) throw error;
    throw refusal(name, { ret: 0, data: null, msg: error instanceof Error ? error.message : String(error), requestId: '', status: 0 }, options);
  });
  // A file may be JSON as well; that it is one to keep is said here alone.
  if (response.ok && response.headers.get('content-disposition')?.startsWith('attachment')) {
    return { kind: 'file', name: fileNameOf(response), blob: await response.blob() };
  }
  const answer = await readAnswer(response);
  if (answer.ret === codes.ok) return { kind: 'data', data: answer.data };
  throw refusal(name, answer, options);
}

function withToken(params: object): CallParams {
  return { access_token: session.token, ...params };
}

/** What the sender of a file calls it; `download` where it does not say. */
export function fileNameOf(response: Response): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  return encoded ? decodeURIComponent(encoded) : 'download';
}

/** Reacts to a refusal as the whole product does and gives the error to throw. */
function refusal(service: string, answer: SentAnswer, options: CallOptions): ApiError {
  const error = new ApiError(service, answer.ret, answer.msg, answer.data, answer.requestId, answer.text);
  if (answer.ret === codes.tokenInvalid || answer.ret === codes.sessionEnded) {
    endSession(answer.msg);
    return error;
  }
  if (answer.ret === 0) recordError({ type: 'ajax', message: `${service}: ${answer.msg}`, url: callAddress(service), code: answer.status });
  const shownAtFields = options.fieldErrors === true && error.fieldErrors.length > 0;
  if (!options.quiet && !shownAtFields) reportCallError(error);
  return error;
}
