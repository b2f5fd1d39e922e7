import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { until } from '../../helpers/server.ts';

export interface Got {
  id: string;
  headers: IncomingMessage['headers'];
  body: string;
  event: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** A subscriber on a port of its own unless given, gone with the running test. It answers 204 unless told otherwise. */
export async function receiver(answer = (response: ServerResponse, _got: Got): void => void response.writeHead(204).end(), port = 0) {
  const got: Got[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const one = { id: String(request.headers['webhook-id']), headers: request.headers, body, event: JSON.parse(body) as Got['event'] };
    got.push(one);
    answer(response, one);
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const stop = () => new Promise<void>((stopped) => void server.close(() => stopped()).closeAllConnections());
  onTestFinished(stop);
  const bound = (server.address() as AddressInfo).port;
  const came = (count: number) =>
    until(
      async () => got,
      ({ length }) => length >= count,
    );
  return { got, came, stop, port: bound, url: `http://127.0.0.1:${bound}/hook` };
}
