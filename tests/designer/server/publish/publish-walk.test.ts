import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { phpDomainClass } from '../../../../designer/codegen/php/domain-class.ts';
import { tsHandler } from '../../../../designer/codegen/ts/handler.ts';
import { computedDefinition } from '../../../../designer/model/build/build-definition.ts';
import { checkDefinition } from '../../../../designer/model/checks/check-definition.ts';
import { designerContext } from '../../../../designer/server/context/designer-context.ts';
import type { Query } from '../../../../engine/server/index.ts';
import { storeDraft, storedDraft } from '../../../helpers/designer.ts';
import { openServer, type TestServer, until } from '../../../helpers/server.ts';

// Modules of its own, in which the real functions are counted.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../../../designer/model/checks/check-definition.ts', { spy: true });
vi.mock('../../../../designer/codegen/ts/handler.ts', { spy: true });
vi.mock('../../../../designer/codegen/php/domain-class.ts', { spy: true });

describe('the way of a publish', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await openServer();
  });
  afterAll(async () => {
    await server?.close();
  });

  it('checks the definition once, prints each language once and reads the row once before it is written', async () => {
    const id = await storeDraft(server, computedDefinition('Walk.Sum.Add', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] }));
    const { rev } = await storedDraft(server, id);
    vi.mocked(checkDefinition).mockClear();
    vi.mocked(tsHandler).mockClear();
    vi.mocked(phpDomainClass).mockClear();
    const walk = statementsOn(server, 'interface_definition');
    const { ret, data } = await server.admin<{ rev: number; bundle: string }>('Admin.Interface.Publish', { id, rev });
    walk.end();
    expect(ret).toBe(200);
    const times = (spy: unknown) => vi.mocked(spy as typeof tsHandler).mock.calls.length;
    expect({ checked: times(checkDefinition), ts: times(tsHandler), php: times(phpDomainClass), statements: walk.seen }).toEqual({
      checked: 1,
      ts: 1,
      php: 1,
      // The last one is the gateway's, which looks at a service again on every instance that is told of it.
      statements: ['select', 'update', 'select'],
    });
    const draft = await storedDraft(server, id);
    expect(draft).toMatchObject({ rev: data!.rev, status: 'published' });
    expect(designerContext(server.platform).published.idOf('Walk.Sum.Add')).toBe(id);
  });

  it('refuses the publish of a draft that was changed while it was verified', async () => {
    const id = await storeDraft(server, computedDefinition('Walk.Sum.Changed', { a: 'integer' }, { twice: ['add', 'a', 'a'] }));
    const { definition, rev } = await storedDraft(server, id);
    const publish = server.admin('Admin.Interface.Publish', { id });
    await until(
      async () => vi.mocked(tsHandler).mock.calls,
      (calls) => calls.some(([input]) => input.method === 'Changed'),
    );
    const { ret } = await server.admin('Admin.Interface.Save', { id, rev, definition: { ...definition, title: 'Changed meanwhile' } });
    expect(ret).toBe(200);
    expect(await publish).toMatchObject({ ret: 409 });
    expect(await storedDraft(server, id)).toMatchObject({ status: 'draft', definition: { title: 'Changed meanwhile' } });
  });
});

/** What is done with the rows of a table from now on, by the first word of each statement, in transactions too. */
function statementsOn({ platform: { database } }: TestServer, table: string): { seen: string[]; end(): void } {
  const seen: string[] = [];
  const count = (query: Query) => {
    const executor = query.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    return vi.spyOn(executor, 'executeQuery').mockImplementation((statement) => {
      const [word] = /^(?:select|update|insert|delete)/.exec(statement.sql) ?? [];
      if (word && new RegExp(`^(?:select .*? from|update|insert into|delete from) "${table}"`, 's').test(statement.sql)) seen.push(word);
      return execute(statement);
    });
  };
  const reads = count(database.read);
  const transact = database.transact.bind(database);
  const writes = vi.spyOn(database, 'transact').mockImplementation((work) =>
    transact(async (query) => {
      const inside = count(query);
      try {
        return await work(query);
      } finally {
        inside.mockRestore();
      }
    }),
  );
  return {
    seen,
    end() {
      reads.mockRestore();
      writes.mockRestore();
    },
  };
}
