import { applyToken } from '../../../../engine/core/calls/app-token.ts';
import { tsString } from '../../../../engine/core/printing/dump-ts.ts';
import { languages } from '../../../../engine/core/text/text.ts';
import type { SdkFile, SdkOptions } from '../sdk-interface.ts';

/** What sends the calls. */
export function tsTransportFile({ address }: SdkOptions): SdkFile {
  return { path: 'src/transport.ts', text: text.replace('ADDRESS', () => tsString(address)) };
}

const text = `import { parseJson, printJson } from './json.js';
import { PorticoError } from './portico-error.js';
import { signFields, signRequest } from './signature.js';

export interface PorticoOptions {
  /** Key and secret of the app. Keep them on a server: whoever has the secret is the app. */
  appKey: string;
  appSecret: string;
  /** The platform's address. */
  address?: string;
  /** \`token\`: fetches an access token and renews it when it ends. \`signature\`: signs every call and needs no token. */
  credentials?: 'token' | 'signature';
  /** Of the platform's messages. */
  language?: ${languages.map(tsString).join(' | ')};
  /** Milliseconds after which one attempt is given up; 30,000 unless given. */
  timeout?: number;
  /** How often a call that brought no answer, or was told to wait, is tried again where that does no harm; 2 unless given. */
  retries?: number;
  fetch?: typeof fetch;
}

/** Of one call. */
export interface CallOptions {
  /** Ends the call early. */
  signal?: AbortSignal;
  timeout?: number;
  retries?: number;
  /** The platform runs a call with the same key once and answers it again; made for each call that writes unless given. */
  idempotencyKey?: string;
}

/** What the client knows of an interface. */
export interface CallFacts {
  verb: 'GET' | 'POST';
  /** A second call with the same values does no harm. */
  repeatable: boolean;
  /** Takes files. */
  files?: boolean;
}

export type Fields = Record<string, string | Blob>;

interface Sent {
  path: string;
  verb: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string | Blob | URLSearchParams;
}

const tokenInvalid = 406;
const tooOften = 410;
const conflict = 409;
/** No answer of the platform, or of the server behind it. */
const noAnswer = [0, 502, 504];
/** Milliseconds before the second attempt; each further one waits twice as long, and up to as much again by chance. */
const firstWait = 250;
const longestWait = 20_000;

/** Sends calls with the credentials of the app. */
export class Transport {
  readonly #options: Required<PorticoOptions>;
  #token: Promise<string> | undefined;

  constructor(options: PorticoOptions) {
    const defaults = { address: ADDRESS, credentials: 'token', language: 'zh_cn', timeout: 30_000, retries: 2, fetch: globalThis.fetch } as const;
    this.#options = { ...defaults, ...options };
  }

  /** Makes a call and gives its data; a file is a Blob. Throws PorticoError for everything else. */
  async call<Answer>(service: string, facts: CallFacts, parameters: Readonly<Record<string, unknown>>, options: CallOptions = {}): Promise<Answer> {
    const { retries = this.#options.retries } = options;
    const key = options.idempotencyKey ?? (facts.repeatable || retries === 0 ? undefined : crypto.randomUUID());
    for (let attempt = 0; ; attempt++) {
      try {
        return (await this.#attempt(service, facts, parameters, { ...options, ...(key !== undefined && { idempotencyKey: key }) })) as Answer;
      } catch (error) {
        if (attempt >= retries || options.signal?.aborted || !(error instanceof PorticoError) || !isWorthAnother(error, facts)) throw error;
        await pause(error.retryAfter === undefined ? firstWait * 2 ** attempt * (1 + Math.random()) : error.retryAfter * 1_000, options.signal);
      }
    }
  }

  async #attempt(service: string, facts: CallFacts, parameters: Readonly<Record<string, unknown>>, options: CallOptions): Promise<unknown> {
    if (this.#options.credentials === 'signature') return this.#send(service, await this.#signed(service, facts, parameters), options);
    const token = await this.#currentToken(options);
    try {
      return await this.#send(service, withToken(requestOf(service, facts, parameters), token), options);
    } catch (error) {
      if (!(error instanceof PorticoError) || error.ret !== tokenInvalid) throw error;
      return this.#send(service, withToken(requestOf(service, facts, parameters), await this.#renewedToken(token, options)), options);
    }
  }

  async #signed(service: string, facts: CallFacts, parameters: Readonly<Record<string, unknown>>): Promise<Sent> {
    if (facts.files) return formRequest(service, await signFields(service, fieldsOf(parameters), this.#options));
    const request = requestOf(service, facts, parameters);
    const { pathname, search } = new URL(this.#options.address.replace(/\\/+$/, '') + request.path);
    const call = { method: request.verb, path: pathname, query: search.slice(1), body: typeof request.body === 'string' ? request.body : '' };
    return { ...request, headers: { ...request.headers, ...(await signRequest(call, this.#options)) } };
  }

  #currentToken(options: CallOptions): Promise<string> {
    this.#token ??= this.#fetchToken(options);
    return this.#token;
  }

  /** Calls that were refused together share one new token. */
  async #renewedToken(old: string, options: CallOptions): Promise<string> {
    if (this.#token !== undefined && (await this.#token) === old) this.#token = undefined;
    return this.#currentToken(options);
  }

  /** Not ended with the call that asked first: others wait for the same token. */
  async #fetchToken({ timeout }: CallOptions): Promise<string> {
    const { appKey, appSecret } = this.#options;
    try {
      const request = requestOf('${applyToken.name}', { verb: 'POST', repeatable: true }, { app_key: appKey, app_secret: appSecret });
      const answer = (await this.#send('${applyToken.name}', request, timeout === undefined ? {} : { timeout })) as { access_token: string };
      return answer.access_token;
    } catch (error) {
      this.#token = undefined;
      throw error;
    }
  }

  async #send(service: string, { path, verb, headers, body }: Sent, { signal, timeout = this.#options.timeout, idempotencyKey }: CallOptions): Promise<unknown> {
    const { address, language, fetch } = this.#options;
    const deadline = AbortSignal.timeout(timeout);
    const all = { 'accept-language': language, ...headers, ...(idempotencyKey !== undefined && verb === 'POST' && { 'idempotency-key': idempotencyKey }) };
    const init = { method: verb, headers: all, signal: signal ? AbortSignal.any([signal, deadline]) : deadline, ...(body !== undefined && { body }) };
    try {
      return await answerOf(service, await fetch(address.replace(/\\/+$/, '') + path, init));
    } catch (cause) {
      if (cause instanceof PorticoError) throw cause;
      const msg = signal?.aborted ? 'Ended by the caller' : deadline.aborted ? \`No answer within \${timeout} ms\` : cause instanceof Error ? cause.message : String(cause);
      throw new PorticoError(service, { ret: 0, msg, cause });
    }
  }
}

async function answerOf(service: string, response: Response): Promise<unknown> {
  const { status, headers } = response;
  const requestId = headers.get('x-request-id') ?? '';
  const type = headers.get('content-type') ?? '';
  if (status < 300 && !/^application\\/json\\b/i.test(type)) return response.blob();
  const text = await response.text();
  let answer: unknown;
  try {
    answer = parseJson(text);
  } catch {
    answer = null;
  }
  if (typeof answer !== 'object' || answer === null || !('ret' in answer)) {
    throw new PorticoError(service, { ret: status, msg: \`HTTP \${status}\`, requestId, status });
  }
  const { ret, msg, data } = answer as { ret: number; msg: string; data: unknown };
  if (ret === 200) return data;
  const wait = Number(headers.get('retry-after') ?? Number.NaN);
  throw new PorticoError(service, { ret, msg, data, requestId, status, retryAfter: Number.isFinite(wait) ? wait : undefined });
}

/** A call that was told to wait did nothing yet; one without an answer may have, which harms where it writes. Then the platform is asked for the answer by its key. */
function isWorthAnother({ ret, retryAfter }: PorticoError, { repeatable }: CallFacts): boolean {
  if (retryAfter !== undefined && retryAfter * 1_000 > longestWait) return false;
  if (ret === tooOften || (ret === conflict && retryAfter !== undefined)) return true;
  return ret === 0 || (repeatable && noAnswer.includes(ret));
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, Math.min(milliseconds, longestWait));
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function requestOf(service: string, { verb, files }: CallFacts, parameters: Readonly<Record<string, unknown>>): Sent {
  if (files) return formRequest(service, fieldsOf(parameters));
  const path = \`/api/\${service}\`;
  if (verb === 'POST') return { path, verb, headers: { 'content-type': 'application/json' }, body: printJson(parameters) };
  const query = String(new URLSearchParams(fieldsOf(parameters) as Record<string, string>));
  return { path: query === '' ? path : \`\${path}?\${query}\`, verb, headers: {} };
}

function formRequest(service: string, fields: Fields): Sent {
  const body = multipart(fields);
  return { path: \`/api/\${service}\`, verb: 'POST', headers: { 'content-type': body.type }, body };
}

function withToken(request: Sent, token: string): Sent {
  return { ...request, headers: { ...request.headers, authorization: \`Bearer \${token}\` } };
}

/** Values as they travel in forms and addresses: structures as JSON text, what is undefined or null not at all. */
function fieldsOf(parameters: Readonly<Record<string, unknown>>): Fields {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === null) continue;
    fields[name] = typeof value === 'string' || value instanceof Blob ? value : typeof value === 'bigint' ? String(value) : printJson(value);
  }
  return fields;
}

/**
 * As a form of a browser, but that texts keep their line feeds: FormData makes them CRLF, and a signature would no longer fit. Files come last:
 * the server reads large ones only once it knows who sends them.
 */
function multipart(fields: Fields): Blob {
  const boundary = crypto.randomUUID();
  const entries = Object.entries(fields).sort(([, one], [, other]) => Number(typeof one !== 'string') - Number(typeof other !== 'string'));
  const parts = entries.flatMap(([name, value]) => {
    const head = \`--\${boundary}\\r\\nContent-Disposition: form-data; name="\${headText(name)}"\`;
    if (typeof value === 'string') return [\`\${head}\\r\\n\\r\\n\${value}\\r\\n\`];
    return [\`\${head}; filename="\${fileNameOf(name, value)}"\\r\\nContent-Type: \${typeOf(value)}\\r\\n\\r\\n\`, value, '\\r\\n'];
  });
  return new Blob([...parts, \`--\${boundary}--\\r\\n\`], { type: \`multipart/form-data; boundary=\${boundary}\` });
}

/** As the head of its part has it: without folders, and of a Blob the name of the parameter. */
export function fileNameOf(name: string, file: Blob): string {
  return headText((file instanceof File ? file.name : name).replace(/^.*[\\\\/]/s, '')) || 'file';
}

export function typeOf(file: Blob): string {
  return file.type || 'application/octet-stream';
}

function headText(text: string): string {
  return text.replace(/["\\r\\n]/g, encodeURIComponent);
}
`;
