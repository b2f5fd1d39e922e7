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

/** Reports meaningless uses of money: with plain numbers, with floats, money times money. */
export function checkAmounts(definition: InterfaceDefinition): Diagnostic[] {
  const types = flowTypes(definition);
  const { nodes, edges, parts } = expansionOf(withoutDisabled(definition.flow));
  const indexOf = new Map(definition.flow.nodes.map((node, index) => [node.id, index]));
  return nodes.flatMap((node): Diagnostic[] => {
    const ports = types.inputs(node.id);
    const inputTypes = ports.map(({ name }) => {
      const edge = edges.find(({ to }) => to.node === node.id && to.port === name);
      return edge ? types.output(edge.from.node, edge.from.port) : types.typed(node.id, name);
    });
    const error = errorOf(node, inputTypes);
    if (!error) return [];
    const part = parts.get(node.id);
    if (part) return [inFormula(definition, part, error)];
    const text = {
      ...diagnostic(codeOf(error), `/flow/nodes/${indexOf.get(node.id) ?? 0}`, texts.node, { node: nodeTitle(node), error: error.text }, node.id),
    };
    const port = ports[error.input]?.name;
    return [{ ...text, ...(port !== undefined && { port }) }];
  });
}

interface AmountError {
  text: Text;
  /** The input to change, by its place, and how. */
  input: number;
  by: 'money' | 'decimal' | null;
}

function codeOf({ by }: AmountError): string {
  return by === null ? 'amount' : `amount-${by}`;
}

function errorOf({ type, settings }: FlowNode, types: readonly ValueType[]): AmountError | null {
  const others = types.findIndex((one) => one.unit !== 'fen' && one.type !== 'any' && one.literal !== 0);
  if (type === 'if') {
    const [, yes, no] = types;
    return yes && no && isNumber(yes) && isNumber(no) && isMixed(yes, no) ? { text: texts.mixed, input: yes.unit === 'fen' ? 2 : 1, by: 'money' } : null;
  }
  const error = type === 'operation' ? amountUse(String(settings.operator), types).error : undefined;
  if (error === undefined) return null;
  if (error === 'float') return { text: texts.float, input: others, by: 'decimal' };
  return error === 'mixed' ? { text: texts.mixed, input: others, by: 'money' } : { text: texts.amounts, input: 0, by: null };
}

function isNumber({ type }: ValueType): boolean {
  return type === 'integer' || type === 'float';
}

/** Reports it at the characters of the input to change. */
function inFormula({ flow }: InterfaceDefinition, part: FormulaPart, error: AmountError): Diagnostic {
  const index = flow.nodes.findIndex(({ id }) => id === part.node);
  const node = flow.nodes[index]!;
  const range = error.by ? inputAt(node, part, error.input) : part;
  return {
    ...formulaDiagnostic(index, node, part.port, { from: range.from, to: range.to, text: error.text, ...(error.by && { instead: `${error.by}(…)` }) }),
    code: codeOf(error),
  };
}
