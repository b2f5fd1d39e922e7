import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { pathOf } from '../../../engine/core/descriptor/parse/pointer.ts';

/** Where a pointer's key or value stands in a text, found by another parser than the one under test. */
export function placeIn(text: string, pointer: string, part: 'key' | 'value' = 'value'): { line: number; column: number } {
  const root = parseTree(text);
  if (!root) throw new Error('not JSON');
  const path = pathOf(pointer);
  let node: typeof root | undefined = root;
  for (const step of path) node = node && findNodeAtLocation(node, [node.type === 'array' ? Number(step) : step]);
  if (!node) throw new Error(`nothing at ${pointer}`);
  const offset = part === 'key' ? node.parent?.children?.[0]?.offset : node.offset;
  if (offset === undefined) throw new Error(`no key at ${pointer}`);
  return placeOfOffset(text, offset);
}

export function placeOfOffset(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}
