import { parsedFormula } from '../../formula/parsed-formula.ts';
import { nodeTypeOf } from '../../nodes/node-types.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import { edgeInto, type FlowNode } from '../../types/flow.ts';
import { fits, typeOfParameter } from '../../types/value-type.ts';
import { setPortFormula } from './node-edits.ts';

/**
 * Connects inputs that are named by a column or another external name to the parameter of that name. Looks only at inputs that the node did not have
 * before and that nothing feeds.
 * @param before the earlier settings of the node; undefined for a new node
 */
export function fillByName(definition: InterfaceDefinition, id: string, before?: FlowNode['settings']): InterfaceDefinition {
  const node = definition.flow.nodes.find((one) => one.id === id);
  const type = node && nodeTypeOf(node.type);
  if (!node || !type?.fillsByName) return definition;
  const known = new Set(before ? type.ports(before, { definition }).inputs.map(({ name }) => name) : []);
  return type.ports(node.settings, { definition }).inputs.reduce((current, port) => {
    const parameter = definition.parameters.find(({ name }) => name === port.name);
    // A password is hashed before it is kept.
    const isPassword = type.family === 'data' && (parameter?.format === 'password' || /passw/i.test(port.name));
    if (!parameter || isPassword || known.has(port.name) || port.lazy || !fits(typeOfParameter(parameter), port.type)) return current;
    if (edgeInto(definition.flow, id, port.name) || Object.hasOwn({ ...node.values, ...node.formulas }, port.name)) return current;
    return parsedFormula(port.name).formula?.kind === 'name' ? setPortFormula(current, id, port.name, port.name) : current;
  }, definition);
}
