import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { type FreshKind, freshKind } from '../model/fresh-node.ts';

export const freshTs: NodeEmitter = ({ node, input, writer, local }) => {
  const kind = freshKind(node.settings.kind);
  const name = local(kind);
  writer.line(`const ${name} = ${printed(kind, input)};`);
  return { value: name };
};

function printed(kind: FreshKind, input: (port: string) => string): string {
  switch (kind) {
    case 'now':
      return `platform.calc.fromTimestamp(await platform.now())`;
    case 'today':
      return `platform.calc.substring(platform.calc.fromTimestamp(await platform.now()), 0, 10)`;
    case 'random':
      return `platform.calc.between(await platform.random(), ${input('min')}, ${input('max')})`;
    case 'uuid':
      return 'await platform.uuid()';
  }
}
