import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { importDocument } from '../../../../designer/import/import-document.ts';
import { computedDefinition } from '../../../../designer/model/build/build-definition.ts';
import { checkDefinition } from '../../../../designer/model/checks/check-definition.ts';
import { nodeTypes } from '../../../../designer/model/nodes/node-types.ts';
import { type InterfaceDefinition, serviceOf } from '../../../../designer/model/types/definition.ts';
import { compilerFor } from '../../../../designer/server/runtime/compile-handler.ts';
import { CodeRunner } from '../../../../designer/server/sandbox/code-runner.ts';
import { type PrintPhp, printPhp, runPhp } from '../../../../designer/server/verify/run-php.ts';
import { openWorld } from '../../../../designer/server/verify/stub/stub-world.ts';
import { type Verification, verifyDefinition } from '../../../../designer/server/verify/verify-definition.ts';
import { hasPhp } from '../../codegen/php-project.ts';
import { goods } from '../../codegen/sample-definitions.ts';
import { drawn } from '../../nodes/drawn.ts';
import { everyNode } from './every-node.ts';

const runner = new CodeRunner();
const compile = compilerFor(runner);
afterAll(() => runner.close());

async function verify(definition: InterfaceDefinition, print?: PrintPhp): Promise<Verification> {
  const code = (text: string, inputs: Record<string, unknown>, runtime: Parameters<CodeRunner['runBody']>[2]) =>
    runner.runBody(text, inputs, runtime, serviceOf(definition));
  return verifyDefinition({ definition, handler: await compile(definition), code }, print);
}

/** The PHP of a definition as a faulty printer would have it. */
const printing =
  (from: string, to: string): PrintPhp =>
  (definition, options) => {
    const files = printPhp(definition, options);
    expect(files.some(({ text }) => text.includes(from))).toBe(true);
    return files.map((file) => ({ ...file, text: file.text.replaceAll(from, to) }));
  };

const add = () => computedDefinition('Verify.Sum.Add', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'], same: 'a' });

describe.runIf(hasPhp)('verification with php', () => {
  it('finds every node type and every data interface the same in both languages', async () => {
    const definitions = everyNode();
    const types = new Set(definitions.flatMap(({ flow }) => flow.nodes.map(({ type }) => type)));
    expect(nodeTypes.map(({ type }) => type).filter((type) => !types.has(type))).toEqual(['code']);
    for (const definition of definitions) {
      expect([serviceOf(definition), checkDefinition(definition).filter(({ severity }) => severity === 'error')]).toEqual([serviceOf(definition), []]);
      const { difference, php, inputs } = await verify(definition);
      expect({ service: serviceOf(definition), php, difference }).toEqual({ service: serviceOf(definition), php: 'same', difference: undefined });
      // All of them, unless the machine is too slow for that.
      expect(inputs).toBeGreaterThanOrEqual(20);
    }
  });

  it('finds the interfaces of an imported document the same', async () => {
    const text = readFileSync(join(import.meta.dirname, '../../../fixtures/openapi/d09.json'), 'utf8');
    const { operations } = importDocument(text, { documentHash: '' });
    for (const { definition, service } of operations.filter((_, index) => index % 4 === 0)) {
      const { php, difference } = await verify(definition);
      expect({ service, php, difference }).toEqual({ service, php: 'same', difference: undefined });
    }
  });

  const [list, , create] = goods() as [InterfaceDefinition, InterfaceDefinition, InterfaceDefinition];
  const nodeOf = (definition: InterfaceDefinition, type: string) => definition.flow.nodes.find((node) => node.type === type)?.id;
  const loops = everyNode().find(({ class: name }) => name === 'Loops')!;
  const external = everyNode().find(({ class: name }) => name === 'Outside')!;
  it.each<[string, InterfaceDefinition, string, string, string | undefined]>([
    ['another operation', add(), 'Calc::add(', 'Calc::subtract(', 'add'],
    ['an input twice', add(), 'Calc::add($a, $b)', 'Calc::add($a, $a)', 'add'],
    ['another name in the answer', add(), "'same' =>", "'Same' =>", 'return'],
    ['a comparison the wrong way', loops, 'Calc::greater(', 'Calc::less(', 'above'],
    ['a column under another name', create, "'price' => $price", "'prices' => $price", nodeOf(create, 'table')],
    ['a value in another column', create, "'price' => $price, 'on_sale' => $on_sale", "'price' => $on_sale, 'on_sale' => $price", nodeOf(create, 'table')],
    ['pages the wrong way round', list, '$page,\n            $per_page,', '$per_page,\n            $page,', nodeOf(list, 'table')],
    ['a call that is left out', external, "$setting = Config::get('base.url');", '$setting = null;', 'base'],
    ['a header of another name', external, "'X-User' =>", "'X-Users' =>", 'post'],
    ['a limit of a parameter', add(), "'type' => 'int'", "'type' => 'int', 'max' => 0", 'a'],
  ])('tells %s, with the call, both answers and the node', async (_what, definition, from, to, node) => {
    const { php, difference, inputs } = await verify(definition, printing(from, to));
    expect(php).toBe('different');
    expect(inputs).toBeLessThanOrEqual(200);
    expect(difference?.node).toBe(node);
    expect(Object.keys(difference?.parameters ?? {}).every((name) => definition.parameters.some((rule) => rule.name === name))).toBe(true);
    const { ts, php: other, outside } = difference!;
    expect({ answer: ts, outside: outside?.map((one) => one.ts) }).not.toEqual({ answer: other, outside: outside?.map((one) => one.php) });
  });

  it('tells what another system was asked, and which rows are not the same', async () => {
    const header = await verify(external, printing("'X-User' =>", "'X-Users' =>"));
    expect(header.difference).toMatchObject({
      ts: { ret: 200 },
      php: { ret: 200 },
      outside: [{ what: 'requests', ts: [{ method: 'POST', headers: { 'x-user': 'verifier' } }], php: [{ headers: { 'x-users': 'verifier' } }] }],
    });
    const column = await verify(create, printing("'tags' => $tags", "'tags' => null"));
    expect(column.difference?.outside).toMatchObject([{ what: 'rows', table: 'shop_goods', ts: [{ tags: expect.any(Array) }], php: [{ tags: null }] }]);
    const cache = everyNode().find(({ class: name }) => name === 'Cache')!;
    const stored = await verify(cache, printing('$value, 60)', '$value, 61)'));
    // It is taken out again, and was written all the same.
    expect(stored.difference?.outside).toMatchObject([{ what: 'cache', ts: [{ set: 'text', seconds: 60 }, { delete: 'text' }], php: [{ seconds: 61 }, {}] }]);
  });

  it('answers a row of a table that others made with all its columns', async () => {
    const count = everyNode().find(({ class: name }) => name === 'Count')!;
    const found = await verify(count, printing(',*', ''));
    expect(found.difference).toMatchObject({ ts: { data: { row: { other_number: expect.any(Number) } } }, node: 'first' });
    const byId = drawn({
      service: 'Verify.Member.Get',
      parameters: [{ name: 'id', type: 'integer', required: true }],
      nodes: { row: { type: 'table', settings: { operation: 'get', table: 'member' } } },
      edges: ['id.value -> row.id', 'row.row -> return.row'],
    });
    expect(await verify(byId)).toMatchObject({ php: 'same', example: { data: { row: { id: 1, other_text: expect.any(String) } } } });
  });

  it('refuses calls in the same words, at every depth', async () => {
    const nested = drawn({
      service: 'Verify.Nested.Run',
      parameters: [
        { name: 'user.name', type: 'string', required: true, pattern: '^[a-z]+$' },
        {
          name: 'order',
          type: 'object',
          required: true,
          properties: [
            { name: 'lines', type: 'array', items: { type: 'object', properties: [{ name: 'count', type: 'integer', required: true, enum: [1, 2] }] } },
          ],
        },
      ],
      edges: ['order.value -> return.order'],
    });
    expect(await verify(nested)).toMatchObject({ php: 'same', refused: expect.any(Number) });
    expect((await verify(nested)).refused).toBeGreaterThan(25);
    const loose = await verify(nested, printing('$/uD', '$/u'));
    expect(loose).toMatchObject({ php: 'different', difference: { ts: { ret: 400, data: { errors: [{ field: 'user.name' }] } } } });
  });

  it('says what PHP itself has to say when it breaks down', async () => {
    const broken = await verify(add(), printing('Calc::add(', 'Calc::add(('));
    expect(broken).toMatchObject({
      php: 'different',
      inputs: 1,
      difference: { ts: { ret: 200 }, php: { ret: 500, msg: expect.stringContaining('syntax error') } },
    });
  });

  it('has not verified what ran out of memory, was ended or fell over', async () => {
    const greedy = await verify(add(), printing('Calc::add($a, $b)', "Calc::add($a, $b === 100 ? str_repeat('x', 1 << 30) : $b)"));
    expect(greedy).toMatchObject({ php: 'skipped', because: 'memory' });
    expect(greedy).not.toHaveProperty('difference');
    const fallen = await verify(add(), printing('Calc::add($a, $b)', 'Calc::add($a, $b === 100 ? posix_kill(posix_getpid(), 11) : $b)'));
    expect(fallen).toMatchObject({ php: 'skipped', because: 'crash' });
    const slow = await verify(
      add(),
      printing(
        'Calc::add($a, $b)',
        'Calc::add($a, $b === 100 ? set_time_limit(1) && usleep(1) || array_sum(range(1, 10)) && (function () { while (true) { usleep(0); } })() : $b)',
      ),
    );
    expect(slow).toMatchObject({ php: 'skipped', because: 'time' });
  });

  it('says that tables are not verified where PHP has no database for them', async () => {
    const found = await verify(create, printing('Table::insert(', '(\\Portico\\Rows::$database = null) ?? Table::insert('));
    expect(found).toMatchObject({ php: 'skipped', because: 'tables', inputs: 0 });
    expect(found.refused).toBeGreaterThan(10);
  });
});

describe('verification', () => {
  it('is without PHP where the server has no php', async () => {
    vi.resetModules();
    vi.stubEnv('PATH', '/nowhere');
    try {
      const fresh = await import('../../../../designer/server/verify/verify-definition.ts');
      const definition = add();
      const found = await fresh.verifyDefinition({ definition, handler: await compile(definition), code: () => Promise.reject(new Error('no code here')) });
      expect(found).toEqual({
        inputs: 200,
        refused: 0,
        php: 'skipped',
        because: 'absent',
        failedTests: [],
        example: { parameters: { a: 1, b: 1 }, data: { sum: 2, same: 1 } },
      });
    } finally {
      vi.unstubAllEnvs();
      vi.resetModules();
    }
  });

  const withCode = (ts: string) =>
    drawn({
      service: 'Verify.Code.Run',
      parameters: [{ name: 'a', type: 'integer', required: true }],
      nodes: {
        code: {
          type: 'code',
          settings: { inputs: [{ name: 'a', type: 'integer' }], output: 'integer', ts, php: "file_put_contents('/tmp/verify-escaped', 'x'); return 1;" },
        },
      },
      edges: ['a.value -> code.a', 'code.value -> return.twice'],
    });

  it('runs no PHP of a person, whether in a node or in an edited file', async () => {
    const definition = withCode('return a * 2;');
    expect(await verify(definition)).toMatchObject({ php: 'edited', example: { data: { twice: 2 } } });
    const runAlone = async (one: InterfaceDefinition) => {
      const world = await openWorld(one);
      return runPhp(world, [{ form: { a: '1' }, turn: 0, recording: [] }]).finally(() => world.close());
    };
    await expect(runAlone(definition)).rejects.toThrow('sandbox');
    const edited = { ...add(), code: { php: { text: '<?php file_put_contents("/tmp/verify-escaped", "x");', base: '<?php' } } };
    expect((await verify(edited)).php).toBe('edited');
    await expect(runAlone(edited)).rejects.toThrow('sandbox');
  });

  it('compares where a Code node is disabled', async () => {
    const definition = add();
    definition.flow.nodes.push({ ...withCode('return 1;').flow.nodes.find(({ type }) => type === 'code')!, disabled: true });
    expect((await verify(definition)).php).toBe(hasPhp ? 'same' : 'skipped');
  });

  it('gives Code nodes the stub world, not the real one', async () => {
    const definition = withCode('return (await platform.config("a")) === "a 0" ? platform.caller.accountId : 0;');
    expect(await verify(definition)).toMatchObject({ php: 'edited', example: { data: { twice: 7 } } });
    expect(await verify(withCode('return await platform.tables.insert("account", { level: 1 });'))).toMatchObject({ php: 'edited', example: null });
  });

  it('refuses a Code node that is no code, with line and column', async () => {
    await expect(verify(withCode('const b = 1;\nreturn a +* b;'))).rejects.toMatchObject({
      errors: [{ code: 'syntax', text: { en: expect.stringMatching(/^Line 2, column 11:/) } }],
    });
  });

  it('runs the test cases, refused calls among them', async () => {
    const definition = add();
    definition.tests = [
      { title: 'adds', parameters: { a: 1, b: 2 }, ret: 200, data: { same: 1, sum: 3 } },
      { title: 'any answer', parameters: { a: 1, b: 2 }, ret: 200 },
      { title: 'refuses', parameters: { a: 'x', b: 2 }, ret: 400 },
      { title: 'wrong', parameters: { a: 1, b: 2 }, ret: 200, data: { same: 1, sum: 4 } },
      { title: 'not refused', parameters: { b: 2 }, ret: 200 },
    ];
    expect((await verify(definition)).failedTests).toEqual([
      { title: 'wrong', expected: { ret: 200, data: { same: 1, sum: 4 }, msg: '' }, found: { ret: 200, data: { same: 1, sum: 3 }, msg: '' } },
      {
        title: 'not refused',
        expected: { ret: 200, data: null, msg: '' },
        found: { ret: 400, data: { errors: [expect.objectContaining({ field: 'a' })] }, msg: '缺少必要参数 a' },
      },
    ]);
  });
});
