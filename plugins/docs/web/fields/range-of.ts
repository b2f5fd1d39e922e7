import { rangeWords } from '../../../../engine/core/docs/markdown/range-words.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';

type Unit = 'value' | 'characters' | 'elements' | 'bytes';

/**
 * The limits of a parameter as signs everybody reads, and what they count.
 * @example rangeOf({ type: 'string', min: 8, max: 64 }) // { words: '8–64', unit: 'characters' }
 */
export function rangeOf(rule: Pick<Parameter, 'type' | 'min' | 'max' | 'exclusiveMin' | 'exclusiveMax'>): { words: string; unit: Unit } | null {
  const words = rangeWords(rule);
  return words === undefined ? null : { words, unit: unitOf(rule.type) };
}

function unitOf(type: Parameter['type']): Unit {
  switch (type) {
    case 'string':
      return 'characters';
    case 'array':
      return 'elements';
    case 'file':
      return 'bytes';
    default:
      return 'value';
  }
}
