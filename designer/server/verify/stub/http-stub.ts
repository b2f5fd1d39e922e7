import { isUtf8 } from 'node:buffer';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Json } from '../../../../engine/core/json/json.ts';
import type { InterfaceDefinition } from '../../../model/types/definition.ts';
import { stubAnswer } from './stub-answers.ts';

/** A received request. A type and not an interface: it is JSON. */
export type SeenRequest = {
  method: string;
  /** Path and query. */
  url: string;
  /** By name, those left out that only tell of the connection. */
  headers: { [name: string]: Json };
  /** Text; of bytes that are none, `base64 …`. */
  body: string;
};

const ofConnection = new Set(['host', 'connection', 'keep-alive', 'user-agent', 'content-length', 'transfer-encoding', 'accept-encoding']);
const turnPath = '/~turn/';

/** Replaces on loopback all systems that HTTP nodes call, and records what it receives: the client of real calls connects to it, in both languages. */
export class HttpStub {
  #server: Server;
  #definition: InterfaceDefinition;
  #turn = 0;
  #seen: SeenRequest[] = [];
  /** What other processes were seen to send, by turn. */
  readonly requests = new Map<number, SeenRequest[]>();

  private constructor(server: Server, definition: InterfaceDefinition) {
    this.#server = server;
    this.#definition = definition;
  }

  static async open(definition: InterfaceDefinition): Promise<HttpStub> {
    const server = createServer();
    const stub = new HttpStub(server, definition);
    server.on('request', (request, response) => void stub.#answer(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return stub;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** An address elsewhere as one of the stub's own. The address it was stays in the path. */
  address(url: string): string {
    return url.replace(/^(https?):\/\//i, (_, scheme: string) => `${this.origin}/${scheme}/`);
  }

  /** Begins a run. */
  begin(turn: number): void {
    this.#turn = turn;
    this.#seen = [];
  }

  /** What was sent since then. */
  seen(): SeenRequest[] {
    return this.#seen;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const { method = '', url = '' } = request;
    // Another process says by a request of its own which run it begins.
    if (url.startsWith(turnPath)) {
      this.begin(Number(url.slice(turnPath.length)));
      this.requests.set(this.#turn, this.#seen);
      response.writeHead(204).end();
      return;
    }
    const { status, media, headers, body } = stubAnswer(this.#definition, isDown(this.#turn) ? downTurn : this.#turn + this.#seen.length);
    this.#seen.push({ method, url, ...sentWith(request, Buffer.concat(parts)) });
    response.writeHead(status, { ...headers, ...(media !== undefined && { 'content-type': media }) }).end(body);
  }
}

/** In some turns the other side is down for all retries. */
function isDown(turn: number): boolean {
  return turn % 40 === 17;
}

/** A turn whose answer is 503. */
const downTurn = 7;

/** Returns headers and body, with a placeholder for the boundary, which differs at each call. */
function sentWith({ headers }: IncomingMessage, bytes: Buffer): Pick<SeenRequest, 'headers' | 'body'> {
  const boundary = /boundary=([^;]+)$/.exec(headers['content-type'] ?? '')?.[1];
  const plain = (text: string) => (boundary === undefined ? text : text.replaceAll(boundary, 'boundary'));
  // Servers refuse a POST that does not say it has no body.
  const known = Object.entries(headers).filter(([name, value]) => !ofConnection.has(name) || (name === 'content-length' && value === '0'));
  const same = boundary === undefined ? bytes : Buffer.from(plain(bytes.toString('latin1')), 'latin1');
  return {
    headers: Object.fromEntries(known.map(([name, value]) => [name, plain(String(value))])),
    body: isUtf8(same) ? same.toString() : `base64 ${same.toString('base64')}`,
  };
}
