import type { NodeType } from '../../../model/node-type/node-type.ts';

/** Settings that refer to something else, by node type and setting, and the field that lists what they can refer to. */
const controls: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  parameter: { name: 'ParameterName' },
  operation: { operator: 'Operator' },
  table: { table: 'Table', columns: 'Columns' },
  call: { service: 'Service' },
  code: { ts: 'CodeSource', php: 'CodeSource' },
};

/** Fields by setting, for those the type has. */
export function controlsOf(type: NodeType): Record<string, string> {
  const { properties } = type.settings;
  const known = typeof properties === 'object' && properties !== null ? properties : {};
  return Object.fromEntries(Object.entries(controls[type.type] ?? {}).filter(([name]) => Object.hasOwn(known, name)));
}
