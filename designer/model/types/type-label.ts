import { eachLanguage, fillText, plainText, type Text } from '../../../engine/core/text/text.ts';
import { texts } from '../../../generated/words/designer-model/type-label.ts';
import { typeKind, typeName, type ValueType } from './value-type.ts';

/** The kind of a type; its label, colour and shape depend on it. */
export type TypeKind = ReturnType<typeof typeKind>;

/** Returns the name of a type for people: 整数, 整数数组, a row of products. */
export function typeLabel(type: ValueType): Text {
  const { items, table } = type;
  if (type.type === 'array' && items && items.type !== 'any') return fillText(texts.arrayOf, { element: typeLabel(items) });
  const kind = typeKind(type);
  return kind === 'row' && table ? fillText(texts.rowOf, { table }) : typeWords[kind];
}

/** The name of each kind of type, the same everywhere in the designer. */
export const typeWords: Readonly<Record<TypeKind, Text>> = texts.typeWords;

/** Returns a type within a sentence: its label, and in English its name. */
export function typeInSentence(type: ValueType): Text {
  const label = typeLabel(type);
  return eachLanguage((language) => (language === 'en' ? typeName(type) : label[language]));
}

/** Does what `typeInSentence` does, for the name of a type; returns other names unchanged. */
export function namedInSentence(name: string): Text {
  return Object.hasOwn(typeWords, name) ? typeInSentence({ type: name as ValueType['type'] }) : plainText(name);
}
