import { expect, test } from 'vitest';
import { splitLines } from '../../../engine/web/transport/split-lines.ts';

test('lines come whole, however the bytes are cut; empty ones are left out', async () => {
  const bytes = new TextEncoder().encode('{"kind":"hello"}\n\n{"text":"账号"}\nrest');
  const cut = bytes.indexOf(0xe8) + 1;
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(controller) {
      controller.enqueue(bytes.slice(0, 5));
      controller.enqueue(bytes.slice(5, cut));
      controller.enqueue(bytes.slice(cut));
      controller.close();
    },
  });
  const lines: string[] = [];
  for await (const line of splitLines(stream)) lines.push(line);
  expect(lines).toEqual(['{"kind":"hello"}', '{"text":"账号"}', 'rest']);
});
