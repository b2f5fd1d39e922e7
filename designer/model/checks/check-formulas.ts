import { closest } from '../../../engine/core/descriptor/parse/closest.ts';
import { fillText, type Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/check-formulas.ts';
import { flowTypes } from '../analysis/flow-types.ts';
import { withoutDisabled } from '../formula/active-flow.ts';
import { expansionOf } from '../formula/expand-formulas.ts';
import type { TextRange } from '../formula/formula-types.ts';
import { parsedFormula } from '../formula/parsed-formula.ts';
import { referencesIn } from '../formula/references.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { FlowNode } from '../types/flow.ts';
import { type Problem, problem } from '../types/problem.ts';
import { fitProblem, type ValueType } from '../types/value-type.ts';

/** What is wrong within formulas, at the characters: how they are written, what they name, and the types in them and of what they give. */
export function checkFormulas(definition: InterfaceDefinition): Problem[] {
  const written = definition.flow.nodes.flatMap((node) =>
    node.disabled ? [] : Object.entries(node.formulas ?? {}).map(([port, text]) => ({ node, port, text })),
  );
  if (written.length === 0) return [];
  const indexOf = new Map(definition.flow.nodes.map((node, index) => [node, index]));
  const found = written.flatMap(({ node, port, text }) => {
    const faults = typeof text === 'string' ? faultsOf(definition, text) : [{ from: 0, to: 0, text: texts.noText }];
    return faults.map((fault) => formulaProblem(indexOf.get(node) ?? 0, node, port, fault));
  });
  return found.length > 0 ? found : checkTypes(definition, indexOf);
}

interface Fault extends TextRange {
  text: Text;
}

function faultsOf(definition: InterfaceDefinition, text: string): Fault[] {
  const { formula, problems } = parsedFormula(text);
  if (problems.length > 0 || !formula) return problems;
  return referencesIn(formula).flatMap(({ kind, name, from, to }) => {
    const fault = kind === 'name' ? nameFault(definition, name) : nodeFault(definition, name);
    return fault ? [{ from, to, text: fault }] : [];
  });
}

function nameFault({ parameters, flow }: InterfaceDefinition, name: string): Text | null {
  if (parameters.some((parameter) => parameter.name === name)) return null;
  const isNode = flow.nodes.some(({ id }) => id === name);
  const near = isNode ? `$${name}` : closest(name, [...parameters.map((parameter) => parameter.name), ...flow.nodes.map(({ id }) => `$${id}`)]);
  return near === undefined ? fillText(texts.noName, { name }) : fillText(texts.nearName, { name, near });
}

function nodeFault({ flow }: InterfaceDefinition, id: string): Text | null {
  const node = flow.nodes.find((one) => one.id === id);
  if (node) return node.disabled ? fillText(texts.disabled, { id }) : null;
  const near = closest(
    id,
    flow.nodes.map((one) => one.id),
  );
  return near === undefined ? fillText(texts.noNode, { id }) : fillText(texts.nearNode, { id, near: `$${near}` });
}

/** Every value of a formula against what takes it, and every member against what is declared of its object. */
function checkTypes(definition: InterfaceDefinition, indexOf: ReadonlyMap<FlowNode, number>): Problem[] {
  const types = flowTypes(definition);
  const { nodes, edges, parts } = expansionOf(withoutDisabled(definition.flow));
  const settings = new Map(nodes.map((node) => [node.id, node.settings]));
  return edges.flatMap(({ from, to }) => {
    // An edge into a part lies within its formula; one out of the last part leads to the port.
    const part = parts.get(to.node) ?? parts.get(from.node);
    const wanted = types.inputs(to.node).find(({ name }) => name === to.port);
    const node = definition.flow.nodes.find(({ id }) => id === part?.node);
    if (!part || !wanted || !node) return [];
    const given = types.output(from.node, from.port);
    const path = to.port === 'object' && parts.has(to.node) ? settings.get(to.node)?.path : undefined;
    const member = typeof path === 'string' ? memberFault(given, path) : null;
    const fault = member ?? fitProblem(given, wanted.type);
    const at = member ? part : (parts.get(from.node) ?? part);
    return fault ? [formulaProblem(indexOf.get(node) ?? 0, node, part.port, { from: at.from, to: at.to, text: fault })] : [];
  });
}

/** The first name of a path that an object of a declared shape has not got. */
function memberFault(type: ValueType, path: string): Text | null {
  let known: ValueType | undefined = type;
  for (const name of path.split('.')) {
    if (!known?.members) return null;
    const names = Object.keys(known.members);
    if (!Object.hasOwn(known.members, name)) {
      const near = closest(name, names);
      return near === undefined ? fillText(texts.noMember, { name, allowed: names.join(', ') }) : fillText(texts.nearMember, { name, near });
    }
    known = known.members[name];
  }
  return null;
}

function formulaProblem(index: number, node: FlowNode, port: string, { from, to, text }: Fault): Problem {
  const pointer = `/flow/nodes/${index}/formulas/${port}`;
  return { ...problem('formula', pointer, texts.formula, { port, fault: text }, node.id), port, range: { from, to } };
}
