import type { TypeKind } from '../../model/types/type-label.ts';
import { typeKind, type ValueType } from '../../model/types/value-type.ts';

/** Names a type's colour, shape and glyph: `--p-type-<key>`. */
export function typeKey(type: ValueType): TypeKind {
  return typeKind(type);
}
