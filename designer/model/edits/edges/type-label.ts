import { fillText, type Text } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/designer-model/type-label.ts';
import { typeKind, type ValueType } from '../../types/value-type.ts';

/** What a type is shown as: its word, colour and shape. */
export type TypeKind = ReturnType<typeof typeKind>;

/** What a person calls a type: 整数, 整数数组, a row of products. */
export function typeLabel(type: ValueType): Text {
  const { items, table } = type;
  if (type.type === 'array' && items && items.type !== 'any') return fillText(texts.arrayOf, { element: typeLabel(items) });
  const kind = typeKind(type);
  return kind === 'row' && table ? fillText(texts.rowOf, { table }) : typeWords[kind];
}

/** The one word each type has in every place of the designer. */
export const typeWords: Readonly<Record<TypeKind, Text>> = texts.typeWords;
