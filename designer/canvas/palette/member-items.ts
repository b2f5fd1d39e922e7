import { plainText } from '../../../engine/core/text/text.ts';
import { flowIndex } from '../../model/edits/flow/flow-index.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { typeName } from '../../model/types/value-type.ts';
import type { OpenEnd } from '../state/canvas.ts';
import type { PaletteItem } from './palette-entries.ts';

/** The members of what comes out of a port, as entries: each becomes a node that takes that one out. */
export function memberItems(definition: InterfaceDefinition, end: OpenEnd): PaletteItem[] {
  if (end.side !== 'output') return [];
  const { members = {} } = flowIndex(definition).types.output(end.node, end.port);
  return Object.entries(members).flatMap(([name, type]) =>
    // A dot in a name would be read as a path.
    name === '' || name.includes('.')
      ? []
      : [{ key: `member:${name}`, type: 'member', family: 'compute' as const, label: plainText(name), settings: { path: name }, words: [typeName(type)] }],
  );
}
