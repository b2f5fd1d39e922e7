import { afterEach, describe, expect, it, vi } from 'vitest';
import { addressKey, Limiter } from '../../../../engine/server/auth/limiter.ts';
import { CallError } from '../../../../engine/server/kernel/call/errors.ts';
import type { Service } from '../../../../engine/server/kernel/call/service.ts';
import { cleanBatches } from '../../../../plugins/apps/server/credentials/own-nonces.ts';
import { cleanNonces } from '../../../../plugins/apps/server/credentials/shared-nonces.ts';
import { describeOnDatabases } from '../../../helpers/databases.ts';
import { openServer, type TestServer } from '../../../helpers/server.ts';
import { addApp, signed, type TestApp } from '../open-caller.ts';

const hour = 3_600_000;
const ask: Service = {
  name: 'Open.Clock.Ask',
  title: { zh_cn: '时钟', en: 'Clock' },
  parameters: [],
  access: { kind: 'app', visibility: 'open' },
  handle: () => null,
};

/** Sets the machine's clock as far as this process reads it; what only runs on is left alone. */
function stepClock(milliseconds: number): void {
  const at = Date.now() + milliseconds;
  vi.useFakeTimers({ toFake: ['Date'], now: at });
}
afterEach(() => {
  vi.useRealTimers();
});

describeOnDatabases('a clock that is set', (place) => {
  let server: TestServer;
  let other: TestServer;
  let app: TestApp;
  let open: Promise<void> | undefined;
  const start = () =>
    (open ??= (async () => {
      const database = await place.config();
      server = await openServer({ database });
      other = place.dialect === 'postgres' ? await openServer({ database }) : server;
      for (const { platform } of new Set([server, other])) platform.services.replace('test:clock', [ask]);
      app = await addApp(server);
    })());
  const retOf = async (at: TestServer, fields: Record<string, string>) => (await at.call(ask.name, fields)).ret;
  /** As the instances do once a minute, twice: what ended is below the floor, then gone. */
  const clean = async (now: number) => {
    const cleaned = place.dialect === 'sqlite' ? cleanBatches : cleanNonces;
    for (let turn = 0; turn < 2; turn++) await server.platform.database.transact(async (query) => void (await cleaned(query, now)));
  };
  /** How many of the nonces the database holds. */
  const storedOf = async (nonces: (string | undefined)[]): Promise<number> => {
    const { read } = server.platform.database;
    const single = await read.selectFrom('app_nonce').select('nonce').execute();
    const together = await read.selectFrom('app_nonce_batch').select('nonces').execute();
    const stored = new Set([...single.map(({ nonce }) => nonce), ...together.flatMap((row) => row.nonces.split('\n').map((line) => line.split(' ')[1]))]);
    return nonces.filter((nonce) => stored.has(nonce)).length;
  };

  it.each([hour, -hour])('by %d ms refuses no caller and lets no nonce in again, on two instances', async (step) => {
    await start();
    const used = signed(app, ask.name);
    expect(await retOf(server, used)).toBe(200);
    const timestamp = Math.floor(Date.now() / 1_000);
    stepClock(step);
    for (const at of [server, other]) {
      expect(await retOf(at, used)).toBe(414);
      expect(await retOf(at, signed(app, ask.name, {}, { timestamp }))).toBe(200);
    }
    vi.useRealTimers();
    for (const at of [server, other]) expect(await retOf(at, used)).toBe(414);
    expect(await retOf(server, signed(app, ask.name))).toBe(200);
  });

  it('makes nobody forget a nonce whose call could be let in again, though an instance be an hour ahead', async () => {
    await start();
    const used = Array.from({ length: 3 }, () => signed(app, ask.name));
    for (const fields of used) expect(await retOf(server, fields)).toBe(200);
    // An instance that was started with a wrong clock has nothing but that clock.
    await clean(Date.now() + hour);
    expect(await storedOf(used.map(({ nonce }) => nonce))).toBe(0);
    for (const fields of used) expect(await retOf(other === server ? server : other, fields)).toBe(414);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await retOf(other, signed(app, ask.name))).toBe(200);
  });

  it('keeps a nonce for two windows and the difference of two clocks', async () => {
    await start();
    const used = signed(app, ask.name);
    expect(await retOf(server, used)).toBe(200);
    await clean(Number(used.timestamp) * 1_000 + 2 * 300_000 + 299_000);
    expect(await storedOf([used.nonce])).toBe(1);
    if (other !== server) await other.close();
    await server.close();
  });
});

describe('a limit', () => {
  it.each([hour, -hour])('is neither freed nor locked by a clock that is set by %d ms', (step) => {
    const limiter = new Limiter({ burst: 2, refillMilliseconds: 60_000 });
    const key = addressKey('192.0.2.1');
    limiter.take(key);
    stepClock(step);
    limiter.take(key);
    const refused = () => {
      try {
        limiter.take(key);
        return 0;
      } catch (error) {
        return error instanceof CallError ? Number((error.data as { wait: number }).wait) : -1;
      }
    };
    expect(refused()).toBeLessThanOrEqual(60);
    expect(refused()).toBeGreaterThan(50);
  });
});
