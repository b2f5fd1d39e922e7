import { fillText } from '../../../engine/core/text/text.ts';
import { texts as words } from '../../../generated/words/designer-model/named-inputs.ts';
import { type Diagnostic, diagnostic } from '../types/diagnostic.ts';
import type { FlowNode } from '../types/flow.ts';
import { anyValue } from '../types/value-type.ts';
import type { Port } from './node-type.ts';

/** Returns the unique texts in a list of the settings; ignores other values. */
export function namesIn(list: unknown): string[] {
  return Array.isArray(list) ? [...new Set(list.filter((name): name is string => typeof name === 'string' && name !== ''))] : [];
}

/** Returns one input of any type per name; without an edge it is null. */
export function namedPorts(names: readonly string[]): Port[] {
  return names.map((name) => ({ name, type: anyValue, default: null }));
}

/** Reports each name that the list contains twice. */
export function twiceDiagnostics(node: FlowNode, pointer: string, setting: string, names: readonly unknown[]): Diagnostic[] {
  return names.flatMap((name, index) => {
    if (names.indexOf(name) === index) return [];
    const text = fillText(words.twice, { name: String(name) });
    return [diagnostic('duplicate-name', `${pointer}/settings/${setting}/${index}`, text, {}, node.id)];
  });
}
