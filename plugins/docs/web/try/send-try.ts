import { callAddress } from '../../shared/call-address.ts';
import type { TryToken } from '../../shared/catalog.ts';
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

/**
 * Makes the call as the reader's own app, past everything the back-office does with its own calls: here every answer is to be seen.
 * Rejects only when `signal` is aborted.
 */
export async function sendTry(service: string, values: TryValues, token: TryToken, language: string, signal: AbortSignal): Promise<TryAnswer> {
  const body = new FormData();
  const fields: Record<string, string | File> = { service, app_key: token.app_key, access_token: token.access_token, ...sentFields(values) };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const hasFile = Object.values(fields).some((value) => value instanceof File);
  const started = performance.now();
  try {
    const response = await fetch(callAddress(service), {
      method: 'POST',
      body: hasFile ? body : new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])),
      headers: { 'accept-language': language },
      signal,
    });
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

function envelopeOf(text: string, response: Response): Pick<TryAnswer, 'ret' | 'msg' | 'data'> {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'ret' in body && typeof body.ret === 'number') {
      return { ret: body.ret, msg: 'msg' in body ? String(body.msg) : '', data: 'data' in body ? body.data : null };
    }
  } catch {
    // Not every answer is JSON; it is shown as it came.
  }
  return { ret: 0, msg: `HTTP ${response.status} ${response.statusText}`, data: null };
}
