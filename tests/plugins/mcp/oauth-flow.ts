import { createHash, randomBytes } from 'node:crypto';
import { expect } from 'vitest';

export const callback = 'http://127.0.0.1:7777/callback';

/** A browser as far as the flow needs one: it keeps cookies by their path and follows nothing by itself. */
export class Browser {
  #cookies = new Map<string, { value: string; path: string }>();
  #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  async go(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.#origin);
    const sent = [...this.#cookies].filter(([, { path }]) => url.pathname.startsWith(path)).map(([name, { value }]) => `${name}=${value}`);
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { ...init.headers, cookie: sent.join('; ') } });
    for (const text of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      this.#cookies.set(name, { value, path: /path=([^;]+)/i.exec(text)?.[1] ?? '/' });
    }
    return response;
  }

  async step<Answer = Record<string, unknown>>(page: string, name: string, body: unknown): Promise<{ ret: number; msg: string; data: Answer }> {
    const answer = await this.go(`${page}/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'en' },
      body: JSON.stringify(body),
    });
    return (await answer.json()) as { ret: number; msg: string; data: Answer };
  }
}

export type OAuthFlow = ReturnType<typeof oauthFlow>;

/** The steps an agent and the person who connects it go through, over real HTTP. */
export function oauthFlow(address: string) {
  const post = (path: string, body: Record<string, string>) =>
    fetch(`${address}${path}`, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams(body) });

  async function register(): Promise<string> {
    const answer = await fetch(`${address}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ client_name: 'Desk agent', redirect_uris: [callback], application_type: 'native', token_endpoint_auth_method: 'none' }),
    });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { client_id: string }).client_id;
  }

  /** Up to the page where a person is asked. */
  async function begin(clientId: string, browser = new Browser(address), more: Record<string, string> = {}) {
    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: clientId,
      redirect_uri: callback,
      scope: 'mcp',
      state: 'kept',
      resource: `${address}/mcp`,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    });
    const answer = await browser.go(`/oauth/authorize?${query}`);
    return { browser, verifier, answer, page: answer.headers.get('location') ?? '' };
  }

  /** To the code that the agent is handed. */
  async function codeOf(browser: Browser, redirect: string): Promise<string> {
    const back = await browser.go(redirect);
    const target = new URL(back.headers.get('location') ?? '');
    expect(`${target.origin}${target.pathname}`).toBe(callback);
    expect(target.searchParams.get('state')).toBe('kept');
    expect(target.searchParams.get('iss')).toBe(address);
    return target.searchParams.get('code') ?? target.searchParams.get('error') ?? '';
  }

  /** All the way: `token` is the session of the person who approves. */
  async function connected(clientId: string, { token, appId }: { token: string; appId: number }) {
    const { browser, verifier, page } = await begin(clientId);
    const approved = await browser.step<{ redirect: string }>(page, 'approve', { access_token: token, app_id: appId });
    expect(approved.ret).toBe(200);
    const code = await codeOf(browser, approved.data.redirect);
    const input = { grant_type: 'authorization_code', client_id: clientId, code, redirect_uri: callback, code_verifier: verifier };
    const answer = await post('/oauth/token', input);
    return { given: input, answer, tokens: (await answer.json()) as { access_token: string; refresh_token: string; token_type: string; expires_in: number } };
  }

  return { post, register, begin, codeOf, connected };
}
