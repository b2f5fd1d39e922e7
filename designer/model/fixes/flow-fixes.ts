import type { Json } from '../../../engine/core/json/json.ts';
import { fillText } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/flow-fixes.ts';
import { nodeTitle } from '../analysis/node-title.ts';
import { connectionsFrom, connectionTo, insertConversion, insertOperation } from '../edits/edges/connection.ts';
import { connect } from '../edits/edges/edge-edits.ts';
import { flowIndex } from '../edits/flow/flow-index.ts';
import { addNode, changeNode, freeNodeId, removeNodes, setPortValue, withFlow } from '../edits/flow/node-edits.ts';
import { answerWith } from '../edits/gestures/drop-node.ts';
import { makeParameters } from '../edits/gestures/make-parameters.ts';
import { fieldTypeOf } from '../edits/interface/port-parameter.ts';
import { changeReturn } from '../edits/interface/return-edits.ts';
import { type Operator, operations } from '../semantics/operations/operations.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { Diagnostic } from '../types/diagnostic.ts';
import { typeInSentence } from '../types/type-label.ts';
import { fits, unitOf, type ValueType } from '../types/value-type.ts';
import { type FixRule, indexIn, type QuickFix } from './quick-fix.ts';

/** Fixes for diagnostics of nodes and edges. */
export const flowFixes: Readonly<Record<string, FixRule>> = {
  'port-empty'(definition, { node = '', port = '' }) {
    const input = flowIndex(definition).input({ node, port });
    if (!input) return [];
    return [...onlySource(definition, node, port), ...emptyValue(node, port, input.type), ...parametersOf(definition, node)];
  },
  type(definition, { pointer }) {
    const edge = definition.flow.edges[indexIn(pointer, 'edges')];
    const answer = edge && connectionTo(definition, edge.from, edge.to);
    if (!edge || !answer || answer.ok) return [];
    const { conversion } = answer;
    const insert: QuickFix[] = conversion
      ? [{ label: fillText(texts.convert, { operation: conversion.label }), apply: (before) => insertConversion(before, edge) }]
      : [];
    return [...insert, ...fieldType(definition, edge), cut(definition, indexIn(pointer, 'edges'))];
  },
  'unknown-node': (definition, { pointer }) => [cut(definition, indexIn(pointer, 'edges'))],
  'port-taken': (definition, { pointer }) => [cut(definition, indexIn(pointer, 'edges'))],
  'unknown-port'(definition, { pointer, node = '' }) {
    if (pointer.startsWith('/flow/edges/')) return [cut(definition, indexIn(pointer, 'edges'))];
    return [{ label: texts.noValues, apply: (before) => withoutUnknownValues(before, node) }];
  },
  'unknown-parameter'(definition, { node = '' }) {
    const name = definition.flow.nodes.find(({ id }) => id === node)?.settings.name;
    const add: QuickFix[] =
      typeof name === 'string' && name.trim() !== ''
        ? [
            {
              label: fillText(texts.addParameter, { name }),
              apply: (before) => ({ ...before, parameters: [...before.parameters, { name, type: 'string', required: true }] }),
            },
          ]
        : [];
    return [...add, remove(definition, node)];
  },
  'no-return': () => [{ label: texts.addReturn, apply: addReturnNode }],
  'two-returns': (definition, { node = '' }) => [remove(definition, node)],
  idle(definition, { node = '' }) {
    const isAnswer = answerWith(definition, node) !== definition;
    return [...(isAnswer ? [{ label: texts.answer, apply: (before: InterfaceDefinition) => answerWith(before, node) }] : []), remove(definition, node)];
  },
  'written-key': (_definition, { node = '', port = '' }) => [{ label: texts.fromConfiguration, apply: (before) => keyFromConfiguration(before, node, port) }],
  'amount-money': (definition, found) => amountFix(definition, found, 'toMoney'),
  'amount-decimal': (definition, found) => amountFix(definition, found, 'toDecimal'),
  'node-type': (definition, { node = '' }) => [remove(definition, node)],
  'duplicate-node'(definition, { pointer }) {
    const index = indexIn(pointer, 'nodes');
    const node = definition.flow.nodes[index];
    if (!node) return [];
    const id = freeNodeId(definition, node.id);
    return [{ label: fillText(texts.rename, { name: id }), apply: (before) => withFlow(before, { nodes: before.flow.nodes.with(index, { ...node, id }) }) }];
  },
};

/** Replaces the value by an entry of the configuration with the name of the port. */
function keyFromConfiguration(definition: InterfaceDefinition, node: string, port: string): InterfaceDefinition {
  const owner = definition.flow.nodes.find(({ id }) => id === node);
  if (!owner) return definition;
  const name =
    port
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^[^a-z]+|_+$/g, '') || 'upstream_key';
  const id = freeNodeId(definition, name);
  const position = { x: owner.position.x - 280, y: owner.position.y };
  const added = addNode(setPortValue(definition, node, port, undefined), { id, type: 'config', settings: { name }, position });
  return connect(added, { from: { node: id, port: 'value' }, to: { node, port } });
}

/** Inserts the operation between the two nodes. */
function amountFix({ flow }: InterfaceDefinition, { node, port }: Diagnostic, operator: Operator): QuickFix[] {
  const edge = flow.edges.find(({ to }) => to.node === node && to.port === port);
  if (!edge) return [];
  return [{ label: fillText(texts.convert, { operation: operations[operator].label }), apply: (before) => insertOperation(before, edge, operator) }];
}

/** If exactly one output of the flow fits the port, it is most probably meant. */
function onlySource(definition: InterfaceDefinition, node: string, port: string): QuickFix[] {
  const index = flowIndex(definition);
  const fitting = [...connectionsFrom(definition, { node, port }, 'input')].filter(([, answer]) => answer.ok).map(([key]) => key);
  const sources = definition.flow.nodes.flatMap(({ id, disabled }) =>
    disabled ? [] : index.ports(id).outputs.flatMap(({ name }) => (fitting.includes(`${id}.${name}`) ? [{ node: id, port: name }] : [])),
  );
  const [from] = sources;
  if (!from || sources.length > 1) return [];
  const source = index.node(from.node);
  const title = source ? nodeTitle(source) : from.node;
  return [{ label: fillText(texts.connect, { node: title }), apply: (before) => connect(before, { from, to: { node, port } }) }];
}

const blanks: Partial<Record<ValueType['type'], Json>> = { string: '', integer: 0, float: 0, boolean: false, array: [], any: '' };

function emptyValue(node: string, port: string, { type }: ValueType): QuickFix[] {
  const value = blanks[type];
  if (value === undefined) return [];
  return [{ label: fillText(texts.value, { port, value: JSON.stringify(value) }), apply: (definition) => setPortValue(definition, node, port, value) }];
}

/** Only if what then runs through the node still fits its targets. */
function parametersOf(definition: InterfaceDefinition, node: string): QuickFix[] {
  const created = makeParameters(definition, node);
  if (created === definition || misfits(created) > misfits(definition)) return [];
  return [{ label: texts.parameters, apply: (before) => makeParameters(before, node) }];
}

function misfits(definition: InterfaceDefinition): number {
  const index = flowIndex(definition);
  return definition.flow.edges.filter(({ from, to }) => {
    const input = index.input(to);
    return input && !fits(index.types.output(from.node, from.port), input.type);
  }).length;
}

/** Alternatively the field of the answer takes the type of its value. */
function fieldType(definition: InterfaceDefinition, { from, to }: InterfaceDefinition['flow']['edges'][number]): QuickFix[] {
  const index = definition.returns.findIndex(({ name }) => name === to.port);
  const found = flowIndex(definition).types.output(from.node, from.port);
  const field = fieldTypeOf(found);
  if (
    index < 0 ||
    field === null ||
    definition.flow.nodes.find(({ id }) => id === to.node)?.type !== 'return' ||
    !fits(found, { type: field.type, ...unitOf(field) })
  )
    return [];
  const type = typeInSentence({ type: field.type, ...unitOf(field) });
  return [{ label: fillText(texts.fieldType, { field: to.port, type }), apply: (before) => changeReturn(before, index, { format: undefined, ...field }) }];
}

function cut(definition: InterfaceDefinition, index: number): QuickFix {
  const edge = definition.flow.edges[index];
  return { label: texts.cut, apply: (before) => withFlow(before, { edges: before.flow.edges.filter((one) => one !== edge) }) };
}

function remove({ flow }: InterfaceDefinition, node: string): QuickFix {
  const found = flow.nodes.find(({ id }) => id === node);
  return { label: fillText(texts.remove, { node: found ? nodeTitle(found) : node }), apply: (definition) => removeNodes(definition, [node]) };
}

function withoutUnknownValues(definition: InterfaceDefinition, id: string): InterfaceDefinition {
  const known = new Set(
    flowIndex(definition)
      .ports(id)
      .inputs.map(({ name }) => name),
  );
  return changeNode(definition, id, ({ values = {}, ...node }) => {
    const remaining = Object.entries(values).filter(([port]) => known.has(port));
    return remaining.length > 0 ? { ...node, values: Object.fromEntries(remaining) } : node;
  });
}

function addReturnNode(definition: InterfaceDefinition): InterfaceDefinition {
  const { nodes } = definition.flow;
  const x = nodes.length > 0 ? Math.max(...nodes.map(({ position }) => position.x)) + 280 : 0;
  const y = nodes.length > 0 ? Math.min(...nodes.map(({ position }) => position.y)) : 0;
  return addNode(definition, { id: freeNodeId(definition, 'return'), type: 'return', settings: {}, position: { x, y } });
}
