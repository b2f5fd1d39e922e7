import { expect, it } from 'vitest';
import { ImportThread } from '../../../designer/server/import/import-thread.ts';

it('reads two imports at a time; others wait for their turn, and too many are refused', async () => {
  const order: string[] = [];
  const opened = (name: string) =>
    ImportThread.open().then((thread) => {
      order.push(name);
      return thread;
    });
  const first = await opened('first');
  const second = await opened('second');
  const third = opened('third');
  const others = Array.from({ length: 7 }, (_, index) => opened(`other ${index}`));
  await expect(ImportThread.open()).rejects.toMatchObject({ text: { en: 'Too many imports are waiting; try again later' } });
  expect(order).toEqual(['first', 'second']);
  await first.close();
  const thread = await third;
  expect(order).toEqual(['first', 'second', 'third']);
  const files = [{ name: 'a.json', bytes: new TextEncoder().encode('{"openapi":"3.0.0","info":{"title":"Turn"},"paths":{}}') }];
  expect((await thread.ask('read', { files })).title).toBe('Turn');
  await Promise.all([second.close(), thread.close(), ...others.map(async (other) => (await other).close())]);
}, 60_000);
