import type { ValueType } from '../../model/value-type.ts';

/** Names a type's colour, shape and glyph: `--p-type-<key>`. */
export function typeKey(type: ValueType): string {
  return type.type;
}
