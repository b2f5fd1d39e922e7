import { expect, it } from 'vitest';
import { checkDefinition } from '../../../../designer/model/checks/check-definition.ts';
import { drawn } from '../../nodes/drawn.ts';

const table = {
  name: 'member',
  columns: [
    { name: 'name', type: 'string' as const, required: true },
    { name: 'level', type: 'integer' as const, required: true, default: 1 },
    { name: 'note', type: 'string' as const },
  ],
};
const named = (...names: string[]) => names.map((name) => ({ name, type: 'string' }));

/** The problems of a write with these settings and edges, as node and message. */
function diagnosticsOf(settings: Record<string, unknown>, edges: string[]) {
  const definition = drawn({
    service: 'Check.Unfed.Run',
    parameters: [{ name: 'name', type: 'string', required: true }],
    nodes: { write: { type: 'table', settings: { table: 'member', ...settings } as never } },
    edges,
  });
  const found = checkDefinition({ ...definition, table });
  return found.filter(({ severity }) => severity === 'error').map(({ code, node, text }) => [code, node, text.en]);
}

it('a write that leaves a required column without a value is a problem of its node', () => {
  expect(diagnosticsOf({ operation: 'insert', columns: named('name', 'note') }, ['name.value -> write.name'])).toEqual([]);
  expect(diagnosticsOf({ operation: 'update', columns: named('note') }, ['name.value -> write.id'])).not.toContainEqual(
    expect.arrayContaining(['unfed-column']),
  );
  const unfed = ['unfed-column', 'write', expect.stringMatching(/sets no value for name, a required column of table member/)];
  expect(diagnosticsOf({ operation: 'insert', columns: named('name', 'note') }, [])).toEqual([unfed]);
  expect(diagnosticsOf({ operation: 'insert', columns: named('note') }, ['name.value -> write.note'])).toEqual([unfed]);
  expect(diagnosticsOf({ operation: 'insert_many', columns: named('note') }, ['name.value -> write.rows'])).toContainEqual(unfed);
  expect(diagnosticsOf({ operation: 'upsert', columns: named('note'), keys: named('note') }, ['name.value -> write.note'])).toEqual([unfed]);
  expect(diagnosticsOf({ operation: 'upsert', columns: named('name'), keys: [] }, ['name.value -> write.name'])).toEqual([
    ['no-key', 'write', expect.any(String)],
  ]);
  expect(diagnosticsOf({ operation: 'upsert', columns: named('name'), keys: named('note') }, ['name.value -> write.name'])).toEqual([
    ['unfit-key', 'write', expect.stringMatching(/^note,/)],
  ]);
});
