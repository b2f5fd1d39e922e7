import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fetchOutbound } from '../../../engine/server/outbound/fetch-outbound.ts';
import { readOutboundAllow } from '../../../engine/server/outbound/outbound-allow.ts';

/** What the resolver answers, one entry for each time it is asked; the last one again and again. */
let answers: string[][];
let requests = 0;

// Modules of its own, which ask this resolver.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('node:dns', async (original) => ({
  ...(await original<typeof import('node:dns')>()),
  lookup: (_name: string, _options: unknown, done: (error: null, addresses: { address: string; family: number }[]) => void) => {
    const addresses = answers[Math.min(requests++, answers.length - 1)]!;
    setImmediate(() =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    );
  },
}));

let upstream: Server;
let port: number;
beforeAll(async () => {
  upstream = createServer((_request, response) => void response.writeHead(200, { connection: 'close' }).end('reached'));
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  port = (upstream.address() as AddressInfo).port;
});
afterAll(() => new Promise((resolve) => upstream.close(resolve)));
beforeEach(() => {
  requests = 0;
});

const inside = { ret: 400, text: { en: expect.stringContaining('internal network') } };
/** 127.0.0.1 stands for a public address, as the one that may be connected to; 127.0.0.2 for this machine. */
const ask = (path = '/') => fetchOutbound({ method: 'GET', url: `http://rebound.example:${port}${path}`, allow: readOutboundAllow(`127.0.0.1:${port}`) });

it('connects to the addresses that were checked and asks no second time', async () => {
  answers = [['127.0.0.1'], ['127.0.0.2']];
  expect((await ask()).body.toString()).toBe('reached');
  expect(requests).toBe(1);
});

it('checks each connection again: a name that leads inside the second time is refused then', async () => {
  answers = [['127.0.0.1'], ['127.0.0.2']];
  await ask();
  await expect(ask()).rejects.toMatchObject(inside);
});

it.each([
  [['127.0.0.1', '127.0.0.2']],
  [['127.0.0.1', '::1']],
  [['::127.0.0.2']],
  [['::ffff:127.0.0.2']],
  [['64:ff9b::7f00:1']],
  [['64:ff9b:1::7f00:1']],
  [['2002:7f00:1::']],
  [['0.0.0.0']],
  [['169.254.169.254']],
])('refuses a name of which one address leads inside: %j', async (addresses) => {
  answers = [addresses];
  await expect(ask()).rejects.toMatchObject(inside);
});
