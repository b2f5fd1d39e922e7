import { expect, it, vi } from 'vitest';
import { logError } from '../../../../engine/server/kernel/process/error-log.ts';
import { RefusedCalls, wholeRows } from '../../../../plugins/apps/server/usage/refused-calls.ts';
import { startServer } from '../../../helpers/server.ts';
import { publish } from '../../docs/published.ts';
import { addApp, done, tokenOf } from '../open-caller.ts';

it('logs some refused calls of an address whole and counts the others, so that none is missing', async () => {
  const server = await startServer();
  await publish(server, 'Open.Calc.Add');
  const app = await addApp(server);
  const token = await tokenOf(server.call, app);
  const calls = 300;
  for (let at = 0; at < calls; at += 50) {
    const some = Array.from({ length: 50 }, () => server.call('Open.Calc.Add', { a: 'x'.repeat(3_000), access_token: 'nobody' }));
    for (const { ret } of await Promise.all(some)) expect(ret).toBe(406);
  }
  // Another reason is another line; what an app has proven itself for is logged as ever.
  expect((await server.call('Open.Calc.Add', { a: 1, app_key: 'unknown' })).ret).toBe(413);
  for (let at = 0; at < 30; at++) await done(server.call('Open.Calc.Add', { a: at, access_token: token }));
  for (let at = 0; at < 30; at++) expect((await server.call('Open.Calc.Add', { a: 'x', access_token: token })).ret).toBe(400);
  await server.platform.accessLog.stop();

  const rows = await server.platform.database.read.selectFrom('access_log').select(['ret', 'calls', 'ip', 'service', 'parameters']).execute();
  const of = (ret: number) => rows.filter((row) => row.ret === ret);
  expect(of(406)).toHaveLength(wholeRows.each + 1);
  expect(of(406).reduce((sum, { calls: counted }) => sum + Number(counted), 0)).toBe(calls);
  expect(of(406).every(({ ip, service }) => ip === '127.0.0.1' && service === 'Open.Calc.Add')).toBe(true);
  expect(of(413)).toHaveLength(1);
  expect(of(200)).toHaveLength(30);
  expect(of(400)).toHaveLength(30);
  expect(of(406).reduce((sum, { parameters }) => sum + String(parameters).length, 0)).toBeLessThan(20_000);
});

it('writes no more rows a minute than it may, from however many addresses, and keeps every count', () => {
  let now = 0;
  const refused = new RefusedCalls(() => now);
  const calls = 50_000;
  let whole = 0;
  for (let at = 0; at < calls; at++) if (refused.isWhole({ service: 'Open.Calc.Add', ret: 406, ip: `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}` })) whole++;
  expect(whole).toBe(wholeRows.all);
  expect(refused.takeSums()).toEqual([]);
  now += 60_000;
  const sums = refused.takeSums();
  expect(sums.length).toBeLessThan(2_100);
  expect(whole + sums.reduce((sum, one) => sum + one.calls, 0)).toBe(calls);
  expect(sums.find(({ ip }) => ip === '')).toMatchObject({ ret: 406, service: '' });
  expect(refused.isWhole({ service: 'Open.Calc.Add', ret: 406, ip: '10.0.0.1' })).toBe(true);
});

it('takes the addresses of one network for one', () => {
  const refused = new RefusedCalls(() => 0);
  let whole = 0;
  for (let at = 0; at < 100; at++) if (refused.isWhole({ service: 's', ret: 406, ip: `2001:db8::${at.toString(16)}` })) whole++;
  expect(whole).toBe(wholeRows.each);
});

it('writes few faults of one kind to the process log, and no line without end', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const faulty = (text: string) => new Error(text);
  for (let at = 0; at < 500; at++) logError('r', faulty(`value ${at} ${'x'.repeat(100_000)}`));
  logError('r', new RangeError('another kind'));
  const lines = written.mock.calls.map((parts) => parts.join(' '));
  written.mockRestore();
  expect(lines).toHaveLength(11);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(4_100);
});
