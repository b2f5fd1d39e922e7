import type { Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/check-amounts.ts';
import { flowTypes } from '../analysis/flow-types.ts';
import { nodeTitle } from '../analysis/node-title.ts';
import { withoutDisabled } from '../formula/active-flow.ts';
import { expansionOf, type FormulaPart } from '../formula/expand-formulas.ts';
import { isMixed } from '../node-type/common-type.ts';
import { amountUse } from '../semantics/operations/amount-use.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { type Diagnostic, diagnostic } from '../types/diagnostic.ts';
import type { FlowNode } from '../types/flow.ts';
import type { ValueType } from '../types/value-type.ts';
import { formulaDiagnostic, inputAt } from './formula-diagnostic.ts';

/** What is done with money that has no meaning: with plain numbers, with floats, money times money. */
export function checkAmounts(definition: InterfaceDefinition): Diagnostic[] {
  const types = flowTypes(definition);
  const { nodes, edges, parts } = expansionOf(withoutDisabled(definition.flow));
  const indexOf = new Map(definition.flow.nodes.map((node, index) => [node.id, index]));
  return nodes.flatMap((node): Diagnostic[] => {
    const ports = types.inputs(node.id);
    const given = ports.map(({ name }) => {
      const edge = edges.find(({ to }) => to.node === node.id && to.port === name);
      return edge ? types.output(edge.from.node, edge.from.port) : types.typed(node.id, name);
    });
    const fault = faultOf(node, given);
    if (!fault) return [];
    const part = parts.get(node.id);
    if (part) return [inFormula(definition, part, fault)];
    const text = {
      ...diagnostic(codeOf(fault), `/flow/nodes/${indexOf.get(node.id) ?? 0}`, texts.node, { node: nodeTitle(node), fault: fault.text }, node.id),
    };
    const port = ports[fault.input]?.name;
    return [{ ...text, ...(port !== undefined && { port }) }];
  });
}

interface AmountFault {
  text: Text;
  /** The input to change, by its place, and how. */
  input: number;
  by: 'money' | 'decimal' | null;
}

function codeOf({ by }: AmountFault): string {
  return by === null ? 'amount' : `amount-${by}`;
}

function faultOf({ type, settings }: FlowNode, given: readonly ValueType[]): AmountFault | null {
  const others = given.findIndex((one) => one.unit !== 'fen' && one.type !== 'any' && one.literal !== 0);
  if (type === 'if') {
    const [, yes, no] = given;
    return yes && no && isNumber(yes) && isNumber(no) && isMixed(yes, no) ? { text: texts.mixed, input: yes.unit === 'fen' ? 2 : 1, by: 'money' } : null;
  }
  const fault = type === 'operation' ? amountUse(String(settings.operator), given).fault : undefined;
  if (fault === undefined) return null;
  if (fault === 'float') return { text: texts.float, input: others, by: 'decimal' };
  return fault === 'mixed' ? { text: texts.mixed, input: others, by: 'money' } : { text: texts.amounts, input: 0, by: null };
}

function isNumber({ type }: ValueType): boolean {
  return type === 'integer' || type === 'float';
}

/** At the characters of the input to change. */
function inFormula({ flow }: InterfaceDefinition, part: FormulaPart, fault: AmountFault): Diagnostic {
  const index = flow.nodes.findIndex(({ id }) => id === part.node);
  const node = flow.nodes[index]!;
  const range = fault.by ? inputAt(node, part, fault.input) : part;
  return {
    ...formulaDiagnostic(index, node, part.port, { from: range.from, to: range.to, text: fault.text, ...(fault.by && { instead: `${fault.by}(…)` }) }),
    code: codeOf(fault),
  };
}
