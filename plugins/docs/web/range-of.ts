import type { Parameter } from '../../../engine/core/protocol/parameter.ts';

type Unit = 'value' | 'characters' | 'elements' | 'bytes';

/**
 * The limits of a parameter as signs everybody reads, and what they count.
 * @example rangeOf({ type: 'string', min: 8, max: 64 }) // { words: '8–64', unit: 'characters' }
 */
export function rangeOf({ type, min, max }: Pick<Parameter, 'type' | 'min' | 'max'>): { words: string; unit: Unit } | null {
  if (min === undefined && max === undefined) return null;
  return { words: wordsOf(min, max), unit: unitOf(type) };
}

function wordsOf(min: number | string | undefined, max: number | string | undefined): string {
  if (min === undefined) return `≤ ${max}`;
  if (max === undefined) return `≥ ${min}`;
  return min === max ? String(min) : `${min} – ${max}`;
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
