import type { Json } from '../../../../engine/core/json/json.ts';
import { type Part, partOf, resolved, typeOf } from './meta-schema.ts';
import type { WordReference } from './word-sections.ts';

/** Characters an example should have at least, so that it shows something, and at most; and how many it may have where no other is shorter. */
const size = { least: 20, most: 400, limit: 1_500 };

export interface Example {
  screen: string;
  json: string;
}

/**
 * The best example of each word among the descriptors, by section and word, and by `likeKey` for words of other sections that mean the same: the
 * shortest that shows something.
 */
export function examplesIn({ nameOf }: WordReference, file: Part, descriptors: readonly { name: string; value: Json }[]): Map<string, Example> {
  const found = new Map<string, Example>();
  const note = (key: string, screen: string, value: Json): void => {
    const json = JSON.stringify(value);
    const known = found.get(key);
    if (json.length <= size.limit && (!known || rank(json) < rank(known.json))) found.set(key, { screen, json });
  };
  const walk = (place: Part, value: Json, screen: string): void => {
    const part = sideFor(place, value);
    if (Array.isArray(value)) {
      const items = partOf(part.items);
      if (items) for (const one of value) walk(items, one, screen);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const section = nameOf.get(part);
    const properties = partOf(part.properties);
    const others = partOf(part.additionalProperties);
    for (const [word, inner] of Object.entries(value)) {
      const at = partOf(properties?.[word]);
      if (at && section !== undefined) {
        note(`${section} ${word}`, screen, inner);
        note(likeKey(word, typeOf(at)), screen, inner);
      }
      const next = at ?? others;
      if (next) walk(next, inner, screen);
    }
  };
  for (const { name, value } of descriptors) walk(file, value, name);
  return found;
}

/** Words of one name and one type mean the same wherever they stand: `when` of an action and of a notice. */
export function likeKey(word: string, type: string): string {
  return `* ${word}: ${type}`;
}

function rank(json: string): number {
  if (json.length > size.most) return size.most + json.length;
  return json.length < size.least ? 2 * size.most - json.length : json.length;
}

/** The side of an `if` that is meant for a value, which the meta-schema always tells by its type. */
function sideFor(place: Part, value: Json): Part {
  const { part } = resolved(place);
  const test = partOf(part.if);
  if (!test) return part;
  const isMeant = test.type === (Array.isArray(value) ? 'array' : typeof value);
  return sideFor(partOf(isMeant ? part.then : part.else) ?? {}, value);
}
