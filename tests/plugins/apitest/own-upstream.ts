import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface Upstream {
  url: string;
  /** `127.0.0.1:<port>`, as PORTICO_OUTBOUND_ALLOW has it. */
  host: string;
  /** Tokens it has given, the last of which it takes. */
  issuedTokens: string[];
  /** What it answers where it is asked for a token; the OAuth 2 answer where nothing is said. */
  instead: object | undefined;
  /** Calls of `/api/` that wait for `letGo`. */
  held: ServerResponse[];
  /** Answers that many of them, or all. */
  letGo(count?: number): void;
  stop(): void;
}

const client = { key: 'desk', secret: 'k3y of the: desk' };
const person = { name: 'nina', password: 'w0rd-of-nina' };

/** A system of somebody else: OAuth 2 at `/token` by RFC 6749, `/stock` and `/echo` for whoever has its last token, and `/api/`, which answers when it is told to. */
export async function startUpstream(): Promise<Upstream> {
  const issuedTokens: string[] = [];
  const held: ServerResponse[] = [];
  const state: { instead: object | undefined } = { instead: undefined };
  const server = createServer(async (request, response) => {
    const json = (status: number, body: object) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const body = await text(request);
    if (request.url === '/token') {
      const form = new URLSearchParams(body);
      const [id = '', secret = ''] = Buffer.from(String(request.headers.authorization ?? '').replace('Basic ', ''), 'base64')
        .toString()
        .split(':')
        .map(decodeURIComponent);
      const isClient = form.get('grant_type') === 'client_credentials' && id === client.key && secret === client.secret;
      const isPerson = form.get('grant_type') === 'password' && form.get('username') === person.name && form.get('password') === person.password;
      // As the RFC has it: a client that is none is 401, a wrong password 400.
      if (!isClient && !isPerson) return void (id === '' ? json(400, { error: 'invalid_grant' }) : json(401, { error: 'invalid_client' }));
      if (state.instead) return void json(200, state.instead);
      issuedTokens.push(`token-${issuedTokens.length + 1}-of-upstream`);
      return void json(200, { access_token: issuedTokens.at(-1), token_type: 'Bearer', expires_in: 120 });
    }
    if (request.headers.authorization !== `Bearer ${issuedTokens.at(-1)}`) return void json(401, { ret: 406, data: null, msg: 'who is it?' });
    if (request.url === '/echo') return void json(200, { ret: 200, data: { sent: request.headers.authorization }, msg: '' });
    if (request.url === '/stock') return void json(200, { left: 12 });
    held.push(response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    ...{ url: `http://${host}`, host, issuedTokens, held },
    letGo(count = held.length) {
      for (const response of held.splice(0, count))
        response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ ret: 200, data: { twice: 2 }, msg: '' }));
    },
    stop() {
      server.close().closeAllConnections();
    },
  });
}

/** Fields of a token configuration for it: its client by client_credentials. */
export function byClient({ url }: Upstream) {
  return { mode: 'app', protocol: 'oauth2', path: `${url}/token`, app_key: client.key, app_secret: client.secret };
}

/** The same: its user by password. */
export function byPerson({ url }: Upstream) {
  return { mode: 'account', protocol: 'oauth2', path: `${url}/token`, username: person.name, account_secret: person.password };
}
