import { once } from 'node:events';
import { expect, test } from 'vitest';
import type { Call, Service } from '../../../engine/server/kernel/call/service.ts';
import { startServer } from '../../helpers/server.ts';

function serviceOf(handle: Service['handle']): Service {
  return { name: 'Test.Signal.Wait', title: { zh_cn: '等待', en: 'Wait' }, parameters: [], access: { kind: 'public' }, handle };
}

test('a caller who goes away aborts the signal of the call', async () => {
  const server = await startServer();
  const arrived = Promise.withResolvers<Call>();
  const aborted = Promise.withResolvers<void>();
  const handle = async (call: Call) => {
    arrived.resolve(call);
    if (!call.signal.aborted) await once(call.signal, 'abort');
    aborted.resolve();
  };
  server.platform.services.replace('test', [serviceOf(handle)]);
  const leave = new AbortController();
  const body = new URLSearchParams({ s: 'Test.Signal.Wait' });
  const answer = fetch(`${server.address}/api/`, { method: 'POST', body, signal: leave.signal });
  const call = await arrived.promise;
  expect(call.signal.aborted).toBe(false);
  leave.abort();
  await expect(answer).rejects.toThrow();
  await aborted.promise;
});

test('the signal of an answered call stays quiet, and copies of the call have it', async () => {
  const server = await startServer();
  const signals: AbortSignal[] = [];
  server.platform.services.replace('test', [serviceOf((call) => signals.push({ ...call }.signal))]);
  await server.call('Test.Signal.Wait');
  await server.call('Test.Signal.Wait');
  expect(signals.map((signal) => signal.aborted)).toEqual([false, false]);
});
