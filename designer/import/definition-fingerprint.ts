import type { InterfaceDefinition } from '../model/definition.ts';
import { fingerprint } from './fingerprint.ts';

/**
 * Fingerprint of what an import writes: without `rev`, without where nodes stand on the canvas, and without the fingerprint itself. Test
 * cases are no part of it: no import brings any or takes any away.
 */
export function definitionFingerprint(definition: InterfaceDefinition): string {
  const { rev: _, tests: _tests, source, flow, ...content } = definition;
  const nodes = flow.nodes.map(({ position: _position, ...node }) => node);
  return fingerprint(sortedJson({ ...content, flow: { ...flow, nodes }, operation: source?.operation, key: source?.key }));
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_name, member: unknown) => {
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(Object.entries(member).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
