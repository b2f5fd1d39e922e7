import { tsString } from '../../../../engine/core/printing/dump-ts.ts';
import type { SdkFile, SdkOptions } from '../sdk-interface.ts';

/** What sends the calls. */
export function tsTransportFile({ address }: SdkOptions): SdkFile {
  return { path: 'src/transport.ts', text: text.replace('ADDRESS', () => tsString(address)) };
}

const text = `import { PorticoError } from './portico-error.js';
import { signCall } from './signature.js';

export interface PorticoOptions {
  /** Key and secret of the app. Keep them on a server: whoever has the secret is the app. */
  appKey: string;
  appSecret: string;
  /** The platform's address. */
  address?: string;
  /** \`token\`: fetches an access token and renews it when it ends. \`signature\`: signs every call and needs no token. */
  credentials?: 'token' | 'signature';
  /** Of the platform's messages. */
  language?: 'zh_cn' | 'en';
  /** Milliseconds after which a call is given up; 30,000 unless given. */
  timeout?: number;
  fetch?: typeof fetch;
}

export type Fields = Record<string, string | Blob>;

const tokenInvalid = 406;

/** Sends calls with the credentials of the app. */
export class Transport {
  readonly #options: Required<PorticoOptions>;
  #token: Promise<string> | undefined;

  constructor(options: PorticoOptions) {
    this.#options = { address: ADDRESS, credentials: 'token', language: 'zh_cn', timeout: 30_000, fetch: globalThis.fetch, ...options };
  }

  /** Makes a call and gives its data. Throws PorticoError for everything but \`ret\` 200. */
  async call<Answer>(service: string, verb: 'GET' | 'POST', parameters: Readonly<Record<string, unknown>>): Promise<Answer> {
    const fields = fieldsOf(parameters);
    if (this.#options.credentials === 'signature') {
      return this.#send<Answer>(verb, service, await signCall(service, fields, this.#options));
    }
    const token = await this.#currentToken();
    try {
      return await this.#sendWithToken<Answer>(verb, service, fields, token);
    } catch (error) {
      if (!(error instanceof PorticoError) || error.ret !== tokenInvalid) throw error;
      return this.#sendWithToken<Answer>(verb, service, fields, await this.#renewedToken(token));
    }
  }

  /** The fields of a GET stand in the address, where a token must not be: there it is a header. */
  #sendWithToken<Answer>(verb: 'GET' | 'POST', service: string, fields: Fields, token: string): Promise<Answer> {
    if (verb === 'GET') return this.#send<Answer>(verb, service, fields, { authorization: \`Bearer \${token}\` });
    return this.#send<Answer>(verb, service, { ...fields, access_token: token });
  }

  #currentToken(): Promise<string> {
    this.#token ??= this.#fetchToken();
    return this.#token;
  }

  /** Calls that were refused together share one new token. */
  async #renewedToken(old: string): Promise<string> {
    if (this.#token !== undefined && (await this.#token) === old) this.#token = undefined;
    return this.#currentToken();
  }

  async #fetchToken(): Promise<string> {
    const { appKey, appSecret } = this.#options;
    try {
      const answer = await this.#send<{ access_token: string }>('POST', 'App.Auth.ApplyToken', { app_key: appKey, app_secret: appSecret });
      return answer.access_token;
    } catch (error) {
      this.#token = undefined;
      throw error;
    }
  }

  async #send<Answer>(verb: 'GET' | 'POST', service: string, fields: Fields, headers: Record<string, string> = {}): Promise<Answer> {
    const { address, language, timeout, fetch } = this.#options;
    const url = \`\${address.replace(/\\/+$/, '')}/api/\${service}\`;
    const init = { headers: { 'accept-language': language, ...headers }, signal: AbortSignal.timeout(timeout) };
    const body = formOf(fields);
    const response = verb === 'GET' ? await fetch(\`\${url}?\${body}\`, init) : await fetch(url, { ...init, method: 'POST', body });
    const requestId = response.headers.get('x-request-id') ?? '';
    let answer: unknown;
    try {
      answer = await response.json();
    } catch {
      throw new PorticoError(service, { ret: response.status, msg: \`HTTP \${response.status}\`, data: null, requestId });
    }
    const { ret, msg, data } = answer as { ret: number; msg: string; data: Answer };
    if (ret !== 200) throw new PorticoError(service, { ret, msg, data, requestId });
    return data;
  }
}

/** Values as they travel: structures as JSON text, what is undefined or null not at all. */
function fieldsOf(parameters: Readonly<Record<string, unknown>>): Fields {
  const fields: Fields = {};
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined || value === null) continue;
    fields[name] = typeof value === 'string' || value instanceof Blob ? value : JSON.stringify(value);
  }
  return fields;
}

function formOf(fields: Fields): URLSearchParams | Blob {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value !== 'string') return multipart(fields);
    form.append(name, value);
  }
  return form;
}

/** As a form of a browser, but that texts keep their line feeds: FormData makes them CRLF, and a signature would no longer fit. */
function multipart(fields: Fields): Blob {
  const boundary = crypto.randomUUID();
  const parts = Object.entries(fields).flatMap(([name, value]) => {
    const head = \`--\${boundary}\\r\\nContent-Disposition: form-data; name="\${headText(name)}"\`;
    if (typeof value === 'string') return [\`\${head}\\r\\n\\r\\n\${value}\\r\\n\`];
    const fileName = value instanceof File ? value.name : name;
    return [\`\${head}; filename="\${headText(fileName)}"\\r\\nContent-Type: \${value.type || 'application/octet-stream'}\\r\\n\\r\\n\`, value, '\\r\\n'];
  });
  return new Blob([...parts, \`--\${boundary}--\\r\\n\`], { type: \`multipart/form-data; boundary=\${boundary}\` });
}

function headText(text: string): string {
  return text.replace(/["\\r\\n]/g, encodeURIComponent);
}
`;
