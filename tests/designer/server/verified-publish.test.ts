import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import { jsonHeaders } from '../../../engine/server/index.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { addApp, done, tokenOf } from '../../plugins/apps/open-caller.ts';
import { hasPhp } from '../codegen/php-project.ts';
import { goods, weather } from '../codegen/sample-definitions.ts';

interface Published {
  rev: number;
  definition: InterfaceDefinition;
  verification: { inputs: number; php: string; difference?: { node?: string; ts: unknown; php: unknown }; failedTests: { title: string }[] };
}

let server: TestServer;
let access_token: string;
beforeAll(async () => {
  server = await openServer();
  access_token = await tokenOf(server.call, await addApp(server));
});
afterAll(() => server?.close());

const save = (definition: InterfaceDefinition, over: { id?: number; rev?: number } = {}) =>
  done(server.admin<{ id: number; rev: number }>('Admin.Interface.Save', { definition, ...over }));
const publish = (id: number, rev?: number) => server.admin<Published>('Admin.Interface.Publish', { id, rev });
const sum = (method: string) => computedDefinition(`Tool.Sum.${method}`, { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] });

describe('a verified publish', () => {
  it('says what it was verified with, and fills in an example and the first test case', async () => {
    const { id } = await save(sum('Add'));
    const { definition, verification } = await done(publish(id));
    expect(verification).toMatchObject(
      hasPhp ? { php: 'same', refused: expect.any(Number), failedTests: [] } : { php: 'skipped', because: 'absent', failedTests: [] },
    );
    expect(definition.example).toEqual({ sum: 2 });
    expect(definition.tests).toEqual([{ title: 'Tool.Sum.Add', parameters: { a: 1, b: 1 }, ret: 200, data: { sum: 2 }, isExample: true }]);
    const again = await done(publish(id));
    expect(again.definition).toEqual({ ...definition, rev: again.rev });

    const other = { ...definition, flow: computedDefinition('Tool.Sum.Add', { a: 'integer', b: 'integer' }, { sum: ['subtract', 'a', 'b'] }).flow };
    await save(other, { id, rev: again.rev });
    const changed = await done(publish(id));
    expect([changed.definition.example, changed.definition.tests?.[0]?.data]).toEqual([{ sum: 0 }, { sum: 0 }]);
  });

  it('publishes nothing while a test case fails', async () => {
    const definition = { ...sum('Tested'), tests: [{ title: '一加一', parameters: { a: 1, b: 1 }, ret: 200, data: { sum: 3 } }] };
    const { id, rev } = await save(definition);
    const refused = await publish(id);
    expect(refused).toMatchObject({
      ret: 409,
      msg: '未发布：测试用例“一加一”未通过',
      data: { failedTests: [{ title: '一加一', found: { data: { sum: 2 } } }] },
    });
    expect((await server.call('Tool.Sum.Tested', { access_token, a: '1', b: '1' })).ret).toBe(404);
    definition.tests[0]!.data.sum = 2;
    const { id: same, rev: next } = await save(definition, { id, rev });
    expect((await publish(same, next)).ret).toBe(200);
  });

  it.runIf(hasPhp)('publishes nothing where PHP answers differently', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portico-php-'));
    try {
      // Right for the first call, one and one, and wrong for the next.
      const answers = [2, -7].map((sum) => JSON.stringify({ headers: jsonHeaders, text: JSON.stringify({ ret: 200, data: { sum }, msg: '' }) }));
      writeFileSync(
        join(folder, 'php'),
        `#!/bin/sh\n[ "$1" = --version ] && exit\ncat > /dev/null\n${answers.map((answer) => `printf '%s\\n' '${answer}'`).join('\n')}\n`,
      );
      chmodSync(join(folder, 'php'), 0o755);
      vi.stubEnv('PATH', folder + delimiter + process.env.PATH);
      const { id } = await save(sum('Differs'));
      const refused = await publish(id);
      expect(refused).toMatchObject({
        ret: 409,
        data: { php: 'different', inputs: 2, difference: { ts: { ret: 200 }, php: { data: { sum: -7 } } }, failedTests: [] },
      });
      expect((await server.call('Tool.Sum.Differs', { access_token, a: '1', b: '1' })).ret).toBe(404);
      expect((await done(server.admin<{ status: string }>('Admin.Interface.Get', { id }))).status).toBe('draft');
    } finally {
      vi.unstubAllEnvs();
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('refuses a draft that is not the one that was meant, and one that changes meanwhile', async () => {
    const { id, rev } = await save(sum('Stale'));
    const changed = await save({ ...sum('Stale'), title: 'newer' }, { id, rev });
    expect((await publish(id, rev)).ret).toBe(409);
    const [published, saved] = await Promise.all([publish(id), server.admin('Admin.Interface.Save', { definition: sum('Stale'), id, rev: changed.rev })]);
    // Whichever of the two came first: the other one is refused.
    expect([published.ret, saved.ret].sort()).toEqual([200, 409]);
  });

  it('makes up examples where it knows the shape of an answer, and nowhere else', async () => {
    const table = goods()[1]!;
    const { interfaces } = await done(
      server.admin<{ interfaces: { id: number }[] }>('Admin.Interface.PublishData', { table: table.table!, namespace: 'Shop', class: 'Goods', title: '商品' }),
    );
    const { definition: get } = await done(server.admin<{ definition: InterfaceDefinition }>('Admin.Interface.Get', { id: interfaces[1]!.id }));
    expect(get.example, 'values that are easy to read').toMatchObject({ row: { id: 1, name: '名称', on_sale: true } });
    expect(get.tests).toBeUndefined();
    await save({ ...get, example: { row: { id: 'one' } } }, { id: interfaces[1]!.id, rev: get.rev });
    expect((await done(publish(interfaces[1]!.id))).definition.example, 'that does not fit what is declared').toEqual(get.example);
    const { id } = await save(weather());
    const { definition, verification } = await done(publish(id));
    expect(definition.example).toBeNull();
    expect(verification.php).toBe(hasPhp ? 'same' : 'skipped');
  });

  it('keeps an example up with what the interface answers', async () => {
    const { id } = await save(sum('Example'));
    const { definition, rev } = await done(publish(id));
    const changed = {
      ...definition,
      tests: [],
      flow: {
        ...definition.flow,
        nodes: definition.flow.nodes.map((node) => (node.type === 'operation' ? { ...node, settings: { operator: 'subtract' } } : node)),
      },
    };
    await save(changed, { id, rev });
    expect((await done(publish(id))).definition.example).toEqual({ sum: 0 });
  });
});
