import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { InterfaceDefinition } from '../../../../designer/model/types/definition.ts';
import type { Json } from '../../../../engine/core/json/json.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import { drawn } from '../../../designer/nodes/drawn.ts';
import { storeDraft } from '../../../helpers/designer.ts';
import { type CallFields, openServer, type TestServer } from '../../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../../plugins/apps/open-caller.ts';

type Answering = (request: IncomingMessage, response: ServerResponse, body: Buffer) => void;

/** The platform in front of an upstream whose answers the tests write; every call goes over real HTTP with a real app's token. */
export interface ProxyBench {
  server: TestServer;
  port: number;
  key: string;
  token: string;
  /** Connections made to the upstream so far. */
  connections(): number;
  /** What the upstream answers at a path. */
  answers(path: string, answering: Answering): void;
  /** Publishes an interface; its name is the class. */
  publish(definition: InterfaceDefinition): Promise<string>;
  /** Publishes a proxy of that path: every parameter goes where its binding says, the data is the whole answer. */
  proxy(name: string, path: string, over?: ProxySettings): Promise<string>;
  call(service: string, fields?: CallFields, init?: { signal?: AbortSignal; headers?: Record<string, string> }): Promise<Response>;
  close(): Promise<void>;
}

export interface ProxySettings {
  settings?: Record<string, Json>;
  inputs?: { port: string; in: string; name?: string }[];
  parameters?: Parameter[];
}

export async function openProxyBench(environment: Record<string, string> = {}): Promise<ProxyBench> {
  const routes = new Map<string, Answering>();
  let count = 0;
  const upstream: Server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const answering = routes.get(new URL(request.url ?? '/', 'http://here').pathname);
      if (answering) answering(request, response, Buffer.concat(parts));
      else response.writeHead(500).end('no such route in this test');
    });
  });
  upstream.on('connection', () => count++);
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  process.env.PORTICO_OUTBOUND_ALLOW = `127.0.0.1:${port}`;
  const server = await openServer({ environment });
  const app = await addApp(server);
  const token = await tokenOf(server.call, app);
  const publish = async (definition: InterfaceDefinition) => {
    const id = await storeDraft(server, definition);
    await done(server.admin('Admin.Interface.Publish', { id }));
    return `${definition.namespace}.${definition.class}.${definition.method}`;
  };
  return {
    server,
    port,
    key: app.key,
    token,
    connections: () => count,
    answers: (path, answering) => void routes.set(path, answering),
    publish,
    proxy: (name, path, over) => publish(proxyOf(name, path.startsWith('http') ? path : `http://127.0.0.1:${port}${path}`, over)),
    call(service, fields = {}, init = {}) {
      const entries = Object.entries({ service, access_token: token, ...fields }).map(([key, value]) => [key, String(value)]);
      return fetch(`${server.address}/api/`, { method: 'POST', body: new URLSearchParams(entries), ...init });
    },
    async close() {
      delete process.env.PORTICO_OUTBOUND_ALLOW;
      upstream.closeAllConnections();
      await Promise.all([server.close(), new Promise((resolve) => upstream.close(resolve))]);
    },
  };
}

export function proxyOf(name: string, url: string, { settings = {}, inputs = [], parameters }: ProxySettings = {}): InterfaceDefinition {
  const definition = drawn({
    service: `Proxied.${name}.Run`,
    parameters: parameters ?? inputs.map(({ port }) => ({ name: port, type: 'string' })),
    nodes: { http: { type: 'http', settings: { method: 'GET', url, inputs, ...settings } } },
    edges: [...inputs.map(({ port }) => `${port}.value -> http.${port}`), 'http.data -> return.data'],
    returns: [],
  });
  const end = definition.flow.nodes.find(({ type }) => type === 'return');
  if (end) end.settings = { whole: true };
  return { ...definition, title: name };
}
