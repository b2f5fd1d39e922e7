import type { ReturnField } from '../../model/definition.ts';
import { asText } from '../json-values.ts';
import { spelledLevels } from '../schema/field-limits.ts';
import { type FlatSchema, flatSchema, type Place } from '../schema/flat-schema.ts';
import { enumOf, isAround, keepWords, parameterType, type RuleContext, type Trail } from '../schema/schema-rule.ts';

interface Level {
  flat: FlatSchema;
  path: string;
  trail: Trail;
}

export interface AnswerFields {
  returns: ReturnField[];
  /** Name of the shape of the whole answer. */
  model: string | undefined;
}

/**
 * The fields an answer holds, breadth first, so that none at the top is cut off by a deep neighbour. A circle ends at the name of its shape.
 * @param limit fields up to which it is kept whole
 * @param cut what is kept of more
 */
export function answerFields(context: RuleContext, place: Place, limit: number, cut = limit): AnswerFields {
  const writer = new FieldWriter(context, limit, cut);
  const whole = writer.read(place);
  writer.begin(whole, place.pointer);
  return { returns: writer.fields, model: whole.type === 'object' || whole.type === 'array' ? whole.model : undefined };
}

class FieldWriter {
  readonly fields: ReturnField[] = [];
  #context: RuleContext;
  #limit: number;
  #cut: number;
  /** Where the field stands that did not fit any more, and the first ones behind the cut. */
  #full: string | undefined;
  #places: string[] = [];
  #names = new Set<string>();
  #spelled = new Set<string>();
  #next: Level[] = [];

  constructor(context: RuleContext, limit: number, cut: number) {
    this.#context = context;
    this.#limit = limit;
    this.#cut = cut;
  }

  read(place: Place): FlatSchema {
    const flat = flatSchema(this.#context.document, place, this.#context.issues);
    keepWords(this.#context.issues, flat, 'returns');
    return flat;
  }

  begin(whole: FlatSchema, pointer: string): void {
    this.#next = [{ flat: whole, path: '', trail: { self: whole.self, outer: undefined } }];
    for (let level = 0; this.#next.length > 0 && this.#full === undefined; level++) {
      const layer = this.#next;
      this.#next = [];
      for (const entry of layer) this.#inside(entry, level);
    }
    if (this.#full !== undefined) {
      const from = this.#places[this.#cut] ?? this.#full;
      this.fields.length = Math.min(this.fields.length, this.#cut);
      this.#context.issues.add('returns-truncated', from, 'info', String(this.fields.length));
    }
    if (this.fields.length === 0 && whole.type !== '' && whole.type !== 'null') this.#context.issues.add('returns-plain', pointer, 'info', whole.type);
  }

  #inside({ flat, path, trail }: Level, level: number): void {
    const { issues } = this.#context;
    if (flat.model !== undefined) {
      // Spelled out already: the name refers to it.
      if (level >= spelledLevels && this.#spelled.has(flat.model)) return;
    }
    if (flat.model !== undefined) this.#spelled.add(flat.model);
    // What may be a list or an object has both: elements and members.
    if (flat.items) {
      const element = this.read(flat.items);
      const name = `${path}[]`;
      // Elements that are objects without a name are described by their fields.
      if (element.model !== undefined || (element.type !== 'object' && element.type !== 'array' && element.type !== ''))
        this.#add(name, element, flat.items, false);
      this.#descend(element, name, flat.items.pointer, trail);
    }
    for (const [name, place] of flat.properties) {
      if (name.trim() === '') {
        issues.add('name-unsafe', place.pointer, 'info', name);
        continue;
      }
      const inner = this.read(place);
      const fieldName = path === '' ? name : `${path}.${name}`;
      if (this.#add(fieldName, inner, place, !flat.required.has(name))) this.#descend(inner, fieldName, place.pointer, trail);
    }
  }

  #descend(flat: FlatSchema, path: string, pointer: string, trail: Trail): void {
    if (flat.properties.size === 0 && flat.items === undefined) return;
    if (flat.self && isAround(flat.self, trail)) this.#context.issues.add('ref-circular', pointer, 'info', flat.model ?? '');
    else this.#next.push({ flat, path, trail: { self: flat.self, outer: trail } });
  }

  #add(name: string, flat: FlatSchema, place: Place, isOptional: boolean): boolean {
    const { issues } = this.#context;
    if (this.fields.length >= this.#limit) {
      this.#full ??= place.pointer;
      return false;
    }
    if (this.#names.has(name)) {
      issues.add('field-name', place.pointer, 'info', name);
      return false;
    }
    this.#names.add(name);
    const type = parameterType(flat, 'string');
    const field: ReturnField = { name, type };
    const description = asText(flat.words.description).trim().slice(0, 1_000);
    if (description !== '') field.description = description;
    if (flat.nullable) field.nullable = true;
    if (isOptional) field.optional = true;
    const allowed = enumOf(flat.words).filter((value) => ['string', 'number', 'boolean'].includes(typeof value)) as (string | number | boolean)[];
    if (allowed.length > 0) field.enum = [...new Set(allowed)];
    const format = asText(flat.words.format);
    if (format !== '') field.format = format.slice(0, 100);
    if (flat.model !== undefined) field.model = flat.model;
    if (flat.words.deprecated === true) field.deprecated = true;
    this.fields.push(field);
    this.#places.push(place.pointer);
    return true;
  }
}
