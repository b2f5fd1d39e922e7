import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openServer, type TestServer } from '../../../helpers/server.ts';
import { apply, fixture, preview } from '../../../server/import/import-helpers.ts';

let server: TestServer;
const threads: Worker[] = [];
const note = (worker: Worker) => void threads.push(worker);

beforeAll(async () => {
  server = await openServer();
  process.on('worker', note);
});
afterAll(async () => {
  process.off('worker', note);
  await server?.close();
});

it('loads and reads a document once for all changes of its options, and for the import itself', async () => {
  const loaded = loadsOf(server);
  const { upload, operations } = await preview(server, { document: fixture('d01.json') });
  const mock = await preview(server, { upload, behaviour: 'mock', namespace: 'Walk' });
  const elsewhere = await preview(server, { upload, base_url: 'https://elsewhere.example', namespace: 'Walk' });
  expect(mock.operations.map(({ id }) => id)).toEqual(operations.map(({ id }) => id));
  expect(mock.documents.map(({ namespace }) => namespace)).toEqual(['Walk']);
  expect(elsewhere.documents.map((document) => document.server)).toEqual(['https://elsewhere.example']);
  const { counts } = await apply(server, { upload, behaviour: 'mock', namespace: 'Walk' });
  expect(counts.created).toBe(operations.length);
  expect({ threads: threads.length, loaded: loaded() }).toEqual({ threads: 1, loaded: 0 });
  // A document that nobody has open is read again, from what is kept of it.
  const [thread] = threads;
  thread?.postMessage('end');
  await expect.poll(() => thread?.threadId).toBe(-1);
  expect((await preview(server, { upload, namespace: 'Walk' })).operations).toHaveLength(operations.length);
  expect({ threads: threads.length, loaded: loaded() }).toEqual({ threads: 2, loaded: 1 });
});

/** How often the text of a kept document has been fetched from the database. */
function loadsOf({ platform: { database } }: TestServer): () => number {
  const executor = database.read.getExecutor();
  const spy = vi.spyOn(executor, 'executeQuery');
  return () => spy.mock.calls.filter(([{ sql }]) => /^select .*"body".* from "interface_document"/s.test(sql)).length;
}
