import { callAddress } from '../../../../engine/core/docs/call-address.ts';
import { parseLossless } from '../../../../engine/core/json/lossless-json.ts';
import type { DocInterface } from '../../shared/catalog.ts';
import { sentFields, type TryValues } from './try-values.ts';

/** What came back for a real call. */
export interface TryAnswer {
  /** 0 when the answer is no envelope, or none came. */
  ret: number;
  msg: string;
  data: unknown;
  /** The body as it came. */
  text: string;
  /** Milliseconds from sending to the last byte. */
  time: number;
  /** Bytes of the body. */
  size: number;
  requestId: string;
}

interface TryOptions {
  /** Of the app that calls. */
  token: string;
  /** Of the platform's messages. */
  language: string;
  signal: AbortSignal;
}

/**
 * Makes the call as the reader's own app, past everything the back-office does with its own calls: here every answer is to be seen.
 * Rejects only when `signal` is aborted.
 */
export async function sendTry(
  { service, verbs }: Pick<DocInterface, 'service' | 'verbs'>,
  values: TryValues,
  { token, language, signal }: TryOptions,
): Promise<TryAnswer> {
  const address = callAddress(service);
  const fields = { service, ...sentFields(values) };
  const headers = { 'accept-language': language };
  const started = performance.now();
  try {
    // The fields of a GET stand in the address, where a token must not be.
    const response = verbs.includes('POST')
      ? await fetch(address, { method: 'POST', headers, body: formOf({ ...fields, access_token: token }), signal })
      : await fetch(`${address}?${textForm(fields)}`, { headers: { ...headers, authorization: `Bearer ${token}` }, signal });
    const bytes = await response.arrayBuffer();
    const time = performance.now() - started;
    const text = new TextDecoder().decode(bytes);
    return { ...envelopeOf(text, response), text, time, size: bytes.byteLength, requestId: response.headers.get('x-request-id') ?? '' };
  } catch (error) {
    if (signal.aborted) throw error;
    return {
      ret: 0,
      msg: error instanceof Error ? error.message : String(error),
      data: null,
      text: '',
      time: performance.now() - started,
      size: 0,
      requestId: '',
    };
  }
}

function formOf(fields: TryValues): URLSearchParams | FormData {
  return Object.values(fields).some((value) => value instanceof File) ? fileForm(fields) : textForm(fields);
}

function textForm(fields: TryValues): URLSearchParams {
  return new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

function fileForm(fields: TryValues): FormData {
  const form = new FormData();
  // Files last: the server reads large ones only once it knows who sends them.
  const isFile = (value: unknown) => Number(value instanceof File);
  for (const [name, value] of Object.entries(fields).sort(([, one], [, other]) => isFile(one) - isFile(other))) form.append(name, value);
  return form;
}

function envelopeOf(text: string, response: Response): Pick<TryAnswer, 'ret' | 'msg' | 'data'> {
  try {
    const body: unknown = parseLossless(text);
    if (typeof body === 'object' && body !== null && 'ret' in body && typeof body.ret === 'number') {
      return { ret: body.ret, msg: 'msg' in body ? String(body.msg) : '', data: 'data' in body ? body.data : null };
    }
  } catch {
    // Not every answer is JSON; it is shown as it came.
  }
  return { ret: 0, msg: `HTTP ${response.status} ${response.statusText}`, data: null };
}
