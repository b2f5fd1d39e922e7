import { parsedFormula } from '../../formula/parsed-formula.ts';
import { nodeTypeOf } from '../../nodes/node-types.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import { edgeInto, type FlowNode } from '../../types/flow.ts';
import { fits, typeOfParameter, type ValueType } from '../../types/value-type.ts';
import { setPortFormula } from './node-edits.ts';

/**
 * Connects inputs that are named by a column or another external name to the parameter of that name, and one that asks for a member of a row to that
 * of a row read before. Looks only at inputs that the node did not have before and that nothing feeds.
 * @param before the earlier settings of the node; undefined for a new node
 */
export function fillByName(definition: InterfaceDefinition, id: string, before?: FlowNode['settings']): InterfaceDefinition {
  const node = definition.flow.nodes.find((one) => one.id === id);
  const type = node && nodeTypeOf(node.type);
  if (!node || !type?.fillsByName) return definition;
  const known = new Set(before ? type.ports(before, { definition }).inputs.map(({ name }) => name) : []);
  return type.ports(node.settings, { definition }).inputs.reduce((current, port) => {
    if (known.has(port.name) || edgeInto(definition.flow, id, port.name) || Object.hasOwn({ ...node.values, ...node.formulas }, port.name)) return current;
    const member = port.fillsByMember && memberOf(definition, id, port.fillsByMember, port.type);
    if (member) return setPortFormula(current, id, port.name, member);
    const parameter = definition.parameters.find(({ name }) => name === port.name);
    // A password is hashed before it is kept.
    const isPassword = type.family === 'data' && (parameter?.format === 'password' || /passw/i.test(port.name));
    if (!parameter || isPassword || port.lazy || !fits(typeOfParameter(parameter), port.type)) return current;
    return parsedFormula(port.name).formula?.kind === 'name' ? setPortFormula(current, id, port.name, port.name) : current;
  }, definition);
}

/** The formula of such a member of a row that the last node with one answers as its only value; undefined: there is none. */
function memberOf(definition: InterfaceDefinition, id: string, name: RegExp, wanted: ValueType): string | undefined {
  const { nodes } = definition.flow;
  return nodes
    .filter((node) => node.id !== id && !node.within && !node.disabled)
    .toReversed()
    .flatMap((node) => {
      const outputs = nodeTypeOf(node.type)?.ports(node.settings, { definition }).outputs ?? [];
      const [row] = outputs;
      if (outputs.length !== 1 || !row?.type.members) return [];
      const found = Object.entries(row.type.members).find(([member, type]) => name.test(member) && fits({ ...type, nullable: true }, wanted));
      return found ? [`$${node.id}${row.type.nullable ? '?.' : '.'}${found[0]}`] : [];
    })
    .find((text) => parsedFormula(text).formula !== null);
}
