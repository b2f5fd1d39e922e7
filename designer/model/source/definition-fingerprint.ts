import type { Json } from '../../../engine/core/json/json.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { fingerprint } from './fingerprint.ts';

/**
 * Returns the fingerprint of what an import writes: without `rev`, the positions of nodes, and the fingerprint itself. Excludes name, visibility and
 * test cases, because no later import changes them.
 */
export function definitionFingerprint(definition: InterfaceDefinition): string {
  const { rev: _, tests: _tests, namespace: _namespace, class: _class, method: _method, visibility: _visibility, source, flow, ...content } = definition;
  const nodes = flow.nodes.map(({ position: _position, ...node }) => node);
  return fingerprint(sortedJson({ ...content, flow: { ...flow, nodes }, operation: source?.operation, key: source?.key }));
}

/** Returns what a later import compares with: the definition as it was imported, without what no import changes. */
export function importedBase(definition: InterfaceDefinition): Json {
  const { rev: _, tests: _tests, namespace: _namespace, class: _class, method: _method, visibility: _visibility, source: _source, ...base } = definition;
  return base as unknown as Json;
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
