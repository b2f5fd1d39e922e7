import type { Json } from '../../json/json.ts';
import { languages } from '../../text/text.ts';

/** The languages every descriptor has. */
export const spoken = ['zh_cn', 'en'] as const;
const others = languages.filter((language) => !spoken.some((known) => known === language));

/** Returns the texts of a descriptor in all languages of the product; those that descriptors do not have get the English text. */
export function inEveryLanguage<Value extends Json>(value: Value): Value {
  return (others.length === 0 ? value : complete(value)) as Value;
}

function complete(value: Json): Json {
  if (Array.isArray(value)) return value.map(complete);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.fromEntries(Object.entries(value).map(([key, member]) => [key, complete(member)]));
  const { zh_cn, en } = members;
  if (zh_cn === undefined || en === undefined) return members;
  return { ...Object.fromEntries(others.map((language) => [language, en])), ...members };
}
