import { generate } from '../../../designer/codegen/generate.ts';
import { checkDefinition } from '../../../designer/model/checks/check-definition.ts';
import { median, milliseconds, type Row } from '../row.ts';
import { largeDefinition } from '../samples/large-definition.ts';

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
