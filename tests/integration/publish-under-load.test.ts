import { afterAll, beforeAll, expect, it } from 'vitest';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import { rounds } from '../faults/rounds.ts';
import { describeOnDatabases } from '../helpers/databases.ts';
import { openServer, type TestServer } from '../helpers/server.ts';
import { addApp, done, tokenOf } from '../plugins/apps/open-caller.ts';

const cycles = rounds(5, 20);
const callers = 4;

describeOnDatabases('publishing while it is called', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
  });
  afterAll(() => server?.close());

  it(`drops no call in ${cycles} cycles of publish and rollback`, async () => {
    const access_token = await tokenOf(server.call, await addApp(server));
    const version = (answer: number) => computedDefinition('Tool.Load.Probe', {}, { version: { value: answer } });
    const { id, rev } = await done(server.admin<{ id: number; rev: number }>('Admin.Interface.Save', { definition: version(0) }));
    const first = await done(server.admin<{ bundle: string; rev: number }>('Admin.Interface.Publish', { id }));
    expect(first.rev).toBeGreaterThanOrEqual(rev);

    let isOver = false;
    const seen = new Map<number, number>();
    const refused: unknown[] = [];
    const load = Array.from({ length: callers }, async () => {
      while (!isOver) {
        const answer = await server.call<{ version: number }>('Tool.Load.Probe', { access_token });
        if (answer.ret === 200 && answer.data) seen.set(answer.data.version, (seen.get(answer.data.version) ?? 0) + 1);
        else refused.push(answer);
      }
    });
    let current = first.rev;
    for (let cycle = 1; cycle <= cycles; cycle++) {
      const saved = await done(server.admin<{ rev: number }>('Admin.Interface.Save', { id, definition: version(cycle), rev: current }));
      expect(saved.rev).toBeGreaterThan(current);
      await done(server.admin('Admin.Interface.Publish', { id }));
      const rolledBack = await done(server.admin<{ rev: number }>('Admin.Interface.Rollback', { id, bundle: first.bundle }));
      current = rolledBack.rev;
    }
    isOver = true;
    await Promise.all(load);

    expect(refused).toEqual([]);
    expect([...seen.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(cycles);
    expect(seen.get(0)).toBeGreaterThan(0);
    expect((await done(server.call<{ version: number }>('Tool.Load.Probe', { access_token }))).version).toBe(0);
  });
});
