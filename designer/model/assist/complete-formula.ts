import { eachLanguage, plainText, type Text } from '../../../engine/core/text/text.ts';
import { flowTypes } from '../analysis/flow-types.ts';
import { nodeTitle } from '../analysis/node-title.ts';
import { outputsOf } from '../formula/expand-formulas.ts';
import { functionNames } from '../formula/parse-call.ts';
import { isName } from '../formula/tokens.ts';
import { operationOf } from '../semantics/operations/operations.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { PortRef } from '../types/flow.ts';
import { typeName, typeOfParameter, type ValueType } from '../types/value-type.ts';
import { formulaType } from './formula-type.ts';

/** One suggestion. */
export interface Completion {
  kind: 'parameter' | 'variable' | 'node' | 'member' | 'function';
  /** What is written. */
  name: string;
  /** What it is: a type, or the title of a node or an operation. */
  note: Text;
}

/** What can be written at a place of a formula, best first, and the range of characters it replaces. */
export interface Completions {
  from: number;
  to: number;
  items: Completion[];
}

/** Maximum number of suggestions. */
const most = 50;

/** Returns the suggestions at the caret. Members and types come from declarations, never from a run. */
export function completeFormula(definition: InterfaceDefinition, at: PortRef, text: string, caret: number): Completions {
  const before = text.slice(0, caret);
  const path = /(\$?[\p{L}_][\p{L}\p{N}_]*(?:\[\d+\])?(?:\??\.[\p{L}_][\p{L}\p{N}_]*(?:\[\d+\])?)*)\??\.([\p{L}\p{N}_]*)$/u.exec(before);
  const word = path ? path[2]! : (/\$?[\p{L}\p{N}_]*$/u.exec(before)?.[0] ?? '');
  const items = path ? membersOf(definition, at, before, path[1]!) : namesAt(definition, at, before);
  return { from: caret - word.length, to: caret, items: matching(items, word).slice(0, most) };
}

/** Returns items that start with the word, then those that contain it; none for a complete word. */
function matching(items: readonly Completion[], word: string): Completion[] {
  const wanted = word.toLowerCase();
  const begins = items.filter(({ name }) => name.toLowerCase().startsWith(wanted));
  const contains = items.filter(
    ({ name, note }) => !begins.some((one) => one.name === name) && `${name} ${note.zh_cn} ${note.en}`.toLowerCase().includes(wanted),
  );
  const found = [...begins, ...(wanted === '' ? [] : contains)];
  return found.length === 1 && found[0]?.name === word ? [] : found;
}

function namesAt(definition: InterfaceDefinition, at: PortRef, before: string): Completion[] {
  const types = flowTypes(definition);
  const note = (type: ValueType) => plainText(typeName(type));
  const variables = variablesAt(definition, at, before).map(({ name, type }): Completion => ({ kind: 'variable', name, note: note(type) }));
  const parameters = definition.parameters.filter(({ name }) => isName(name));
  const nodes = definition.flow.nodes.filter(({ id, type, disabled }) => id !== at.node && !disabled && type !== 'parameter' && /^\w+$/.test(id));
  return [
    ...variables.reverse(),
    ...parameters.map((parameter): Completion => ({ kind: 'parameter', name: parameter.name, note: note(typeOfParameter(parameter)) })),
    ...nodes.flatMap((node): Completion[] => {
      const [output] = outputsOf(node);
      return output === undefined ? [] : [{ kind: 'node', name: `$${node.id}`, note: joined(nodeTitle(node), note(types.output(node.id, output))) }];
    }),
    ...functionNames.map((name): Completion => ({ kind: 'function', name, note: operationOf(name)?.label ?? plainText('') })),
  ];
}

function joined(one: Text, other: Text): Text {
  return eachLanguage((language) => `${one[language]} · ${other[language]}`);
}

function membersOf(definition: InterfaceDefinition, at: PortRef, before: string, path: string): Completion[] {
  const [first = ''] = path.split(/[.?[]/);
  const variable = variablesAt(definition, at, before).findLast(({ name }) => name === first);
  const rest = path.slice(first.length);
  const type = variable ? memberType(variable.type, rest) : formulaType(definition, at, path);
  const members = Object.entries(type.members ?? {}).map(([name, member]): Completion => ({ kind: 'member', name, note: plainText(typeName(member)) }));
  const node = definition.flow.nodes.find(({ id }) => `$${id}` === path);
  const outputs = node ? outputsOf(node) : [];
  const types = flowTypes(definition);
  const ports = outputs.length > 1 && node ? outputs : [];
  return [
    ...ports.map((name): Completion => ({ kind: 'member', name, note: plainText(typeName(types.output(node!.id, name))) })),
    ...members.filter(({ name }) => !ports.includes(name)),
  ];
}

function memberType(type: ValueType, path: string): ValueType {
  const names = path.match(/[\p{L}_][\p{L}\p{N}_]*|\[\d+\]/gu) ?? [];
  return names.reduce<ValueType>((known, name) => (name.startsWith('[') ? known.items : known.members?.[name]) ?? { type: 'any' }, type);
}

const word = String.raw`[\p{L}_][\p{L}\p{N}_]*`;
const lambdaHead = new RegExp(String.raw`(?:\(\s*${word}(?:\s*,\s*${word})*\s*\)|${word})\s*=>`, 'gu');

/** Returns the variables of the lambdas that are open at the end of a text, with the types of their elements. */
function variablesAt(definition: InterfaceDefinition, at: PortRef, before: string): { name: string; type: ValueType }[] {
  const found: { name: string; type: ValueType }[] = [];
  for (const { index, 0: head } of before.matchAll(lambdaHead)) {
    const open = openingBefore(before, index);
    if (open === null || !isOpen(before.slice(open + 1))) continue;
    const names = head.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
    const inputs = before.slice(open + 1, index);
    const list = firstInput(inputs);
    const isReduce = /reduce\s*$/.test(before.slice(0, open));
    const element = formulaType(definition, at, list).items ?? { type: 'any' };
    const types: ValueType[] = isReduce ? [{ type: 'any' }, element, { type: 'integer' }] : [element, { type: 'integer' }];
    for (const [place, name] of names.entries()) found.push({ name, type: types[place] ?? { type: 'any' } });
  }
  return found;
}

/** Returns the offset of the `(` of the call around a place. */
function openingBefore(text: string, place: number): number | null {
  let depth = 0;
  for (let at = place - 1; at >= 0; at--) {
    if (')]}'.includes(text[at]!)) depth++;
    if ('([{'.includes(text[at]!) && depth-- === 0) return at;
  }
  return null;
}

/** Whether everything up to the end belongs to the same call. */
function isOpen(text: string): boolean {
  let depth = 0;
  for (const character of text) {
    if ('([{'.includes(character)) depth++;
    if (')]}'.includes(character) && --depth < 0) return false;
  }
  return true;
}

function firstInput(inputs: string): string {
  let depth = 0;
  for (const [at, character] of [...inputs].entries()) {
    if ('([{'.includes(character)) depth++;
    if (')]}'.includes(character)) depth--;
    if (character === ',' && depth === 0) return [...inputs].slice(0, at).join('');
  }
  return inputs;
}
