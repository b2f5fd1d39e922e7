import type { Text } from '../../../../engine/core/text/text.ts';
import { type TypeKind, typeWords } from '../../../model/types/type-label.ts';

const glyphs: Readonly<Record<TypeKind, string>> = {
  string: 'Aa',
  integer: '12',
  float: '.5',
  boolean: '✓',
  date: '31',
  array: '[]',
  object: '{}',
  file: '↥',
  row: '≡',
  money: '¥',
  decimal: '.0',
  any: '✱',
};

/** One glyph and one word per type, the same wherever a type is shown; its colour is `--p-type-<type>`. A name that is no type counts as `any`. */
export function glyphOf(type: string): { glyph: string; word: Text } {
  const kind = isKind(type) ? type : 'any';
  return { glyph: glyphs[kind], word: typeWords[kind] };
}

function isKind(type: string): type is TypeKind {
  return Object.hasOwn(glyphs, type);
}
