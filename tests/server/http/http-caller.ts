import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { signatureHeaders } from '../../../engine/core/sign-in/credentials.ts';
import { signHeaders } from '../../../plugins/apps/server/credentials/header-signature.ts';
import type { TestApp } from '../../plugins/apps/open-caller.ts';

export interface HttpAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  /** The body as JSON; null where it is none. */
  body: { ret: number; data: unknown; msg: string };
}

export interface HttpCall {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  /** Sent as it is; anything but a text or bytes as JSON. */
  body?: unknown;
}

/** One request with nothing added to it: no header is set that is not named, and a body of a GET is sent too. */
export function send(address: string, { method = 'POST', path = '/api/', headers = {}, body }: HttpCall): Promise<HttpAnswer> {
  const isJson = body !== undefined && typeof body !== 'string' && !Buffer.isBuffer(body);
  const bytes = isJson ? JSON.stringify(body) : (body as string | Buffer | undefined);
  const all = { ...(isJson && { 'content-type': 'application/json' }), ...headers };
  return new Promise((resolve, reject) => {
    const call = request(
      `${address}${path}`,
      { method, headers: { ...all, ...(bytes !== undefined && { 'content-length': Buffer.byteLength(bytes) }) } },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text, body: jsonOf(text) }));
      },
    );
    call.on('error', reject);
    call.end(bytes);
  });
}

function jsonOf(text: string): HttpAnswer['body'] {
  try {
    return JSON.parse(text);
  } catch {
    return null as unknown as HttpAnswer['body'];
  }
}

/** The headers that sign a call of these bytes. */
export function signatureOf(
  app: Pick<TestApp, 'key' | 'secret'>,
  { method = 'POST', path = '/api/', body = '', timestamp = Math.floor(Date.now() / 1000), nonce = randomBytes(12).toString('base64url') }: Signed,
): Record<string, string> {
  const [way = '', query = ''] = path.split('?');
  const call = { method, path: way, query, timestamp: String(timestamp), nonce, bodyHash: createHash('sha256').update(body).digest('hex') };
  return {
    [signatureHeaders.key]: app.key,
    [signatureHeaders.timestamp]: call.timestamp,
    [signatureHeaders.nonce]: nonce,
    [signatureHeaders.sign]: signHeaders(call, app.secret),
  };
}

interface Signed {
  method?: string;
  path?: string;
  body?: string;
  timestamp?: number;
  nonce?: string;
}
