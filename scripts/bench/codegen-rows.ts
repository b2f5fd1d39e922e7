import { generate } from '../../designer/codegen/generate.ts';
import { computedDefinition, type Formula } from '../../designer/model/build-definition.ts';
import { checkDefinition } from '../../designer/model/check-definition.ts';
import type { InterfaceDefinition } from '../../designer/model/definition.ts';
import { median, milliseconds, type Row } from './row.ts';

/** Checking and printing an interface of 100 nodes, as the designer does while somebody draws. */
export async function codegenRows(): Promise<Row[]> {
  const definition = largeDefinition(100);
  const nodes = definition.flow.nodes.length;
  return [
    row(`${nodes} nodes: validation, TypeScript, PHP`, 50, () => {
      if (checkDefinition(definition).some(({ severity }) => severity === 'error')) throw new Error('the definition of the bench is not right');
      generate(definition, 'ts');
      generate(definition, 'php');
    }),
    row(`${nodes} nodes: TypeScript alone`, 50, () => generate(definition, 'ts')),
  ];
}

/** A sum of choices, five nodes each, but for parameters and return. */
function largeDefinition(nodes: number): InterfaceDefinition {
  let formula: Formula = 'a';
  for (let count = 3; count < nodes; count += 5) formula = ['add', { if: [['less', 'a', { value: count }], 'b', ['multiply', 'a', 'b']] }, formula];
  return computedDefinition('Bench.Large.Sum', { a: 'integer', b: 'integer' }, { sum: formula });
}

function row(what: string, limit: number, work: () => unknown): Row {
  for (let warm = 0; warm < 5; warm++) work();
  const times = Array.from({ length: 15 }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  const time = median(times);
  return { what, measured: milliseconds(time), budget: `≤ ${limit} ms`, isMet: time <= limit };
}
