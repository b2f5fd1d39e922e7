import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openServer, type TestServer } from '../helpers/server.ts';
import { rounds } from './rounds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

const body = 'POST /api/ HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 1000\r\n\r\ns';

test('clients that send a letter a second, and clients that never read, hold up nobody, are cut off, and leave nothing in the log', async () => {
  const logged = vi.spyOn(console, 'error');
  const { port } = new URL(server.address);
  const many = rounds(100, 1_000);
  const cut = { head: 0 };
  const sockets = Array.from({ length: many }, (_, at) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(at % 2 ? body : 'POST /api/ HTTP/1.1\r\n'));
    socket.on('error', () => undefined).on('close', () => void (at % 2 === 0 && cut.head++));
    return socket;
  });
  // These ask for answers and take none.
  const deaf = Array.from({ length: 20 }, () => deafClient(Number(port)));
  const dripping = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x');
  }, 1_000);
  try {
    while (cut.head < many / 2) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => server.admin('Admin.Configuration.List')));
      expect(answers.map(({ ret }) => ret)).toEqual(Array(10).fill(200));
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  } finally {
    clearInterval(dripping);
    for (const socket of [...sockets, ...deaf]) socket.destroy();
  }
  expect((await server.admin('Admin.Configuration.List')).ret).toBe(200);
  expect(logged.mock.calls).toEqual([]);
});

function deafClient(port: number): Socket {
  const call = 'GET /api/?s=Platform.User.Captcha HTTP/1.1\r\nhost: x\r\n\r\n';
  const socket = connect(port, '127.0.0.1', () => socket.write(call.repeat(200)));
  return socket.on('error', () => undefined).pause();
}
