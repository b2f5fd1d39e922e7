import { Worker } from 'node:worker_threads';

/** In a thread of its own: the php process is waited for without a break. */
const echo = `
const { isUtf8 } = require('node:buffer');
const { createServer } = require('node:http');
const { parentPort } = require('node:worker_threads');
const server = createServer((request, response) => {
  const parts = [];
  request.on('data', (part) => parts.push(part));
  request.on('end', () => {
    const { method, url, headers } = request;
    const boundary = /boundary=(.*)$/.exec(headers['content-type'] ?? '')?.[1] ?? '~';
    const bytes = Buffer.from(Buffer.concat(parts).toString('latin1').replaceAll(boundary, 'B'), 'latin1');
    const status = Number(headers['x-status'] ?? 200);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({
      method, url, note: headers['x-note'] ?? null, cookie: headers.cookie ?? null,
      type: headers['content-type']?.replace(boundary, 'B') ?? null, body: isUtf8(bytes) ? bytes.toString() : 'base64 ' + bytes.toString('base64'),
    }));
  });
});
server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

export interface EchoUpstream {
  port: number;
  stop(): Promise<unknown>;
}

/** Answers what it was sent, with `B` for the boundary of a multipart body; bytes that are no text in base64. Calls may reach it. */
export async function echoUpstream(): Promise<EchoUpstream> {
  const upstream = new Worker(echo, { eval: true });
  const port = await new Promise<number>((resolve) => upstream.once('message', resolve));
  process.env.PORTICO_OUTBOUND_ALLOW = `127.0.0.1:${port}`;
  return {
    port,
    stop() {
      delete process.env.PORTICO_OUTBOUND_ALLOW;
      return upstream.terminate();
    },
  };
}
