import type { Json } from '../../../../engine/core/json/json.ts';
import type { DescriptorWord, WordSection } from '../../shared/descriptor-words.ts';
import { descriptionOf, type Part, partOf, resolved, sidesOf, typeOf, wholeFile } from './meta-schema.ts';

/** The reference of all words: a section for each object with members, those of a definition once. And by part, which section it is. */
export interface WordReference {
  sections: WordSection[];
  nameOf: ReadonlyMap<Part, string>;
}

/** Reads the reference of descriptor keywords from the meta-schema. */
export function readWords(): WordReference {
  const names = new Map<Part, string>();
  const sections: WordSection[] = [];

  /** Sections of what may stand at a place, made where they are met first. */
  const sectionsAt = (place: Part, name: string): string[] => {
    const { definition } = resolved(place);
    return [...new Set(sidesOf(place).flatMap((side) => sectionsOfSide(side, definition ?? name)))];
  };
  const sectionsOfSide = (side: Part, name: string): string[] => {
    const items = partOf(side.items) ?? partOf(side.additionalProperties);
    if (partOf(side.properties)) return [addSection(side, name)];
    return items ? sectionsAt(items, name) : [];
  };
  const addSection = (part: Part, wanted: string): string => {
    const known = names.get(part);
    if (known !== undefined) return known;
    const name = sections.some((section) => section.name === wanted) ? `${wanted}.` : wanted;
    names.set(part, name);
    const section: WordSection = { name, description: descriptionOf(part), words: [] };
    sections.push(section);
    const required: unknown[] = Array.isArray(part.required) ? part.required : [];
    for (const [word, value] of Object.entries(partOf(part.properties) ?? {})) {
      const place = partOf(value) ?? {};
      if (word === '$schema') continue;
      section.words.push(wordOf(word, place, required.includes(word), sectionsAt(place, name === '' ? word : `${name}.${word}`)));
    }
    return name;
  };
  addSection(wholeFile, '');
  return { sections, nameOf: names };
}

function wordOf(name: string, place: Part, isRequired: boolean, sections: string[]): DescriptorWord {
  const fallback = place.default ?? resolved(place).part.default;
  const type = typeOf(place);
  const { part } = resolved(place);
  const [sample] = [place.examples, part.examples, part.const === undefined ? undefined : [part.const]].find(Array.isArray) ?? [];
  const example = sample !== undefined && { example: { json: JSON.stringify(sample) } };
  return { name, type, isRequired, description: descriptionOf(place), sections, ...(fallback !== undefined && { default: fallback as Json }), ...example };
}
