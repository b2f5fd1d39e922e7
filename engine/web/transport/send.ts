import { parseLossless } from '../../core/json/lossless-json.ts';
import type { Language, Text } from '../../core/text/text.ts';
import { type CallParams, formBody } from './form-body.ts';

/** One answer off the wire, before anybody has judged its `ret`. */
export interface SentAnswer {
  /** 0 when no envelope came: no network, a proxy's page, a cut answer. */
  ret: number;
  data: unknown;
  msg: string;
  /** The refusal in every language. */
  text?: Text;
  requestId: string;
  /** HTTP status; 0 when there was no answer at all. */
  status: number;
}

/** The entry file of a call: the platform's own services have one of their own. */
export function callAddress(service: string): string {
  return service.startsWith('Platform.') ? '/api/platform.php' : '/api/admin.php';
}

/**
 * Posts a call and returns the response unread, with messages in every language.
 * @throws TypeError without a connection, AbortError when `signal` aborts
 */
export function postCall(service: string, params: CallParams, language: Language, signal?: AbortSignal): Promise<Response> {
  const address = callAddress(service);
  return fetch(address, {
    method: 'POST',
    body: formBody({ service, ...params }),
    headers: { 'accept-language': language, 'x-portico-words': 'all' },
    signal: signal ?? null,
  });
}

/**
 * Makes a call and reads its envelope. Knows nothing of sessions and dialogs, so that the login page can use it.
 * Never throws but for an abort of `signal`.
 */
export async function send(service: string, params: CallParams, language: Language, signal?: AbortSignal): Promise<SentAnswer> {
  try {
    return await readAnswer(await postCall(service, params, language, signal));
  } catch (error) {
    if (signal?.aborted) throw error;
    return { ret: 0, data: null, msg: error instanceof Error ? error.message : String(error), requestId: '', status: 0 };
  }
}

/** Throws only when the request was aborted meanwhile. */
export async function readAnswer(response: Response): Promise<SentAnswer> {
  const requestId = response.headers.get('x-request-id') ?? '';
  const { status } = response;
  const content = await response.text().catch((error: unknown) => {
    // Given up by the caller on its way: that is no broken answer.
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return '';
  });
  const body = parsed(content);
  if (typeof body !== 'object' || body === null || !('ret' in body) || typeof body.ret !== 'number') {
    return { ret: 0, data: null, msg: response.statusText || String(status), requestId, status };
  }
  const msg = 'msg' in body ? String(body.msg) : '';
  const text = 'text' in body ? { text: body.text as Text } : {};
  return { ret: body.ret, data: 'data' in body ? body.data : null, msg, ...text, requestId, status };
}

/** Null for what is no JSON. Integers beyond 2^53 are `bigint`s, so that no digit shown is wrong. */
function parsed(text: string): unknown {
  try {
    return parseLossless(text);
  } catch {
    return null;
  }
}
