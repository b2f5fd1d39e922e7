import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { type FreshKind, freshKind } from '../model/fresh-node.ts';

export const freshPhp: NodeEmitter = ({ node, input, writer, local }) => {
  const kind = freshKind(node.settings.kind);
  const name = local(kind);
  writer.line(`${name} = ${printed(kind, input)};`);
  return { value: name };
};

function printed(kind: FreshKind, input: (port: string) => string): string {
  switch (kind) {
    case 'now':
      return `\\Portico\\Calc::fromTimestamp(\\Portico\\Fresh::now())`;
    case 'today':
      return `\\Portico\\Calc::substring(\\Portico\\Calc::fromTimestamp(\\Portico\\Fresh::now()), 0, 10)`;
    case 'random':
      return `\\Portico\\Calc::between(\\Portico\\Fresh::random(), ${input('min')}, ${input('max')})`;
    case 'uuid':
      return '\\Portico\\Fresh::uuid()';
  }
}
