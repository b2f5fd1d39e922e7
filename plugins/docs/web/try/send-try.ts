import { callAddress } from '../../../../engine/core/docs/call-address.ts';
import { parseLossless } from '../../../../engine/core/json/lossless-json.ts';
import { fileNameOf } from '../../../../engine/web/index.ts';
import type { DocInterface } from '../../shared/catalog.ts';
import { sentFields, type TryValues } from './try-values.ts';

/** What came back for a real call. */
export interface TryAnswer {
  /** 0 when the answer is no envelope, or none came. */
  ret: number;
  msg: string;
  data: unknown;
  /** The body as it came; empty for a file. */
  text: string;
  /** In place of an envelope: bytes with a media type, or the events of a stream. */
  file?: AnsweredFile;
  /** Nothing came: the server was not reached or broke off. */
  hasFailed?: boolean;
  /** Milliseconds from sending to the last byte. */
  time: number;
  /** Bytes of the body. */
  size: number;
  requestId: string;
}

export interface AnsweredFile {
  name: string;
  /** Media type, as `image/png`. */
  type: string;
  blob: Blob;
}

interface TryOptions {
  /** Of the app that calls. */
  token: string;
  /** Of the platform's messages. */
  language: string;
  signal: AbortSignal;
  /** Bytes of a stream so far. */
  onBytes(bytes: number): void;
}

/**
 * Makes the call as the reader's own app, past everything the back-office does with its own calls: here every answer is to be seen.
 * Rejects only when `signal` is aborted; a stream of events is then answered with those that came.
 */
export async function sendTry(
  { service, verbs }: Pick<DocInterface, 'service' | 'verbs'>,
  values: TryValues,
  { token, language, signal, onBytes }: TryOptions,
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
    const type = response.headers.get('content-type') ?? '';
    const blob = /^text\/event-stream\b/i.test(type) ? await eventsOf(response, type, onBytes) : await response.blob();
    const facts = { time: performance.now() - started, size: blob.size, requestId: response.headers.get('x-request-id') ?? '' };
    if (response.ok && !/^application\/json\b/i.test(type)) {
      return { ret: 0, msg: '', data: null, text: '', file: { name: fileNameOf(response), type: type || 'application/octet-stream', blob }, ...facts };
    }
    const text = await blob.text();
    return { ...envelopeOf(text, response), text, ...facts };
  } catch (error) {
    if (signal.aborted) throw error;
    return {
      ret: 0,
      hasFailed: true,
      msg: error instanceof Error ? error.message : String(error),
      data: null,
      text: '',
      time: performance.now() - started,
      size: 0,
      requestId: '',
    };
  }
}

/** A stream may never end: what came until the reader had enough is the answer. */
async function eventsOf({ body }: Response, type: string, onBytes: TryOptions['onBytes']): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = body?.getReader();
  try {
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      parts.push(part.value);
      bytes += part.value.length;
      onBytes(bytes);
    }
  } catch (error) {
    if (parts.length === 0) throw error;
  }
  return new Blob(parts, { type });
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
