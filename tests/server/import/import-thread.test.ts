import { once } from 'node:events';
import { expect, it } from 'vitest';
import { ImportThread } from '../../../designer/server/import/import-thread.ts';
import { endSpareWorker, keepWorker, takeWorker } from '../../../designer/server/import/import-worker.ts';

const file = (text: string) => ({ files: [{ name: 'a.json', bytes: new TextEncoder().encode(text) }] });
const turn = file('{"openapi":"3.0.0","info":{"title":"Turn"},"paths":{}}');

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
  expect((await thread.ask('read', turn)).title).toBe('Turn');
  await Promise.all([second.close(), thread.close(), ...others.map(async (other) => (await other).close())]);
});

it('reads the next import in the worker of the one before, of which nothing is left', async () => {
  endSpareWorker();
  const first = await ImportThread.open();
  await first.ask('read', turn);
  expect(await first.ask('namespaces', { options: {} })).toContain('Turn');
  await first.close();
  const worker = takeWorker();
  expect(keepWorker(worker)).toBe(true);
  expect(keepWorker(worker)).toBe(false);

  const second = await ImportThread.open();
  await expect(second.ask('read', file('{'))).rejects.toMatchObject({ ret: 400 });
  expect(await second.ask('namespaces', { options: {} })).toEqual([]);
  await second.close();
  expect(takeWorker()).toBe(worker);
  keepWorker(worker);
  endSpareWorker();
  await once(worker, 'exit');
});
