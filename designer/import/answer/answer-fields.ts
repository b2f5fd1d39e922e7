import type { ReturnField } from '../../model/types/definition.ts';
import type { FlatSchema, Place } from '../document/flat-schemas.ts';
import { asText } from '../document/json-values.ts';
import { spelledLevels } from '../schema/field-limits.ts';
import { flatSchema } from '../schema/flat-schema.ts';
import { enumOf, isAround, keepOwnWords, keepWords, parameterType, type RuleContext, type Trail } from '../schema/schema-rule.ts';

/** A field with those inside of it, in the document's order. The whole answer, and elements that are but described by their fields, are none themselves. */
interface FieldNode {
  field?: ReturnField;
  inside: FieldNode[];
}

interface Level {
  flat: FlatSchema;
  node: FieldNode;
  path: string;
  trail: Trail;
  /** An example around it is taken. */
  isShown: boolean;
}

export interface AnswerFields {
  returns: ReturnField[];
  /** Name of the shape of the whole answer. */
  model: string | undefined;
}

export interface AnswerLimits {
  /** Fields up to which it is kept whole. */
  most: number;
  /** What is kept of more. */
  cut?: number;
  /** There is an example of the whole answer: those of its fields are not in it. */
  isShown: boolean;
}

/**
 * The fields an answer holds, each before those inside of it, in the document's order. They are read breadth first, so that none at the top is cut
 * off by a deep neighbour. A circle ends at the name of its shape.
 */
export function answerFields(context: RuleContext, place: Place, limits: AnswerLimits): AnswerFields {
  const writer = new FieldWriter(context, limits);
  const whole = writer.read(place, limits.isShown);
  keepOwnWords(context.diagnostics, whole, place.pointer, ['description', 'deprecated', 'nullable']);
  writer.begin(whole, place.pointer, limits.isShown);
  return { returns: inOrder(writer.root, new Set(writer.fields)), model: whole.type === 'object' || whole.type === 'array' ? whole.model : undefined };
}

function inOrder({ field, inside }: FieldNode, fields: ReadonlySet<ReturnField>): ReturnField[] {
  return [...(field && fields.has(field) ? [field] : []), ...inside.flatMap((node) => inOrder(node, fields))];
}

class FieldWriter {
  readonly fields: ReturnField[] = [];
  readonly root: FieldNode = { inside: [] };
  #context: RuleContext;
  #limit: number;
  #cut: number;
  /** Where the field stands that did not fit any more, and the first ones behind the cut. */
  #full: string | undefined;
  #places: string[] = [];
  #names = new Set<string>();
  #spelled = new Set<string>();
  #next: Level[] = [];

  constructor(context: RuleContext, { most, cut = most }: AnswerLimits) {
    this.#context = context;
    this.#limit = most;
    this.#cut = cut;
  }

  read(place: Place, isShown: boolean): FlatSchema {
    const flat = flatSchema(this.#context.document, place, this.#context.diagnostics);
    keepWords(this.#context.diagnostics, flat, 'returns');
    if (isShown) keepOwnWords(this.#context.diagnostics, flat, place.pointer, ['example', 'examples']);
    return flat;
  }

  begin(whole: FlatSchema, pointer: string, isShown: boolean): void {
    this.#next = [{ flat: whole, node: this.root, path: '', trail: { self: whole.self, outer: undefined }, isShown }];
    for (let level = 0; this.#next.length > 0 && this.#full === undefined; level++) {
      const layer = this.#next;
      this.#next = [];
      for (const entry of layer) this.#inside(entry, level);
    }
    if (this.#full !== undefined) {
      const from = this.#places[this.#cut] ?? this.#full;
      this.fields.length = Math.min(this.fields.length, this.#cut);
      this.#context.diagnostics.add('returns-truncated', from, 'info', String(this.fields.length));
    }
    if (this.fields.length === 0 && whole.type !== '' && whole.type !== 'null') this.#context.diagnostics.add('returns-plain', pointer, 'info', whole.type);
  }

  #inside({ flat, node, path, trail, isShown: isShownAround }: Level, level: number): void {
    const { diagnostics } = this.#context;
    const isShown = isShownAround || flat.words.example !== undefined || flat.words.examples !== undefined;
    if (flat.model !== undefined) {
      // Spelled out already: the name refers to it.
      if (level >= spelledLevels && this.#spelled.has(flat.model)) return;
    }
    if (flat.model !== undefined) this.#spelled.add(flat.model);
    // What may be a list or an object has both: elements and members.
    if (flat.items) {
      const element = this.read(flat.items, isShown);
      const name = `${path}[]`;
      // Elements that are objects without a name are described by their fields.
      const isField = element.model !== undefined || (element.type !== 'object' && element.type !== 'array' && element.type !== '');
      const added = isField ? this.#add(name, element, flat.items, false, node) : null;
      this.#descend({ flat: element, node: added ?? node, path: name, trail, isShown }, flat.items.pointer);
    }
    for (const [name, place] of flat.properties) {
      if (name.trim() === '') {
        diagnostics.add('name-unsafe', place.pointer, 'info', name);
        continue;
      }
      if (/\.|\[\]/.test(name)) diagnostics.add('name-dotted', place.pointer, 'info', name);
      const inner = this.read(place, isShown);
      const fieldName = path === '' ? name : `${path}.${name}`;
      const added = this.#add(fieldName, inner, place, !flat.required.has(name), node);
      if (added) this.#descend({ flat: inner, node: added, path: fieldName, trail, isShown }, place.pointer);
    }
  }

  #descend(inner: Level, pointer: string): void {
    const { flat, trail } = inner;
    if (flat.properties.size === 0 && flat.items === undefined) return;
    if (flat.self && isAround(flat.self, trail)) this.#context.diagnostics.add('ref-circular', pointer, 'info', flat.model ?? '');
    else this.#next.push({ ...inner, trail: { self: flat.self, outer: trail } });
  }

  #add(name: string, flat: FlatSchema, place: Place, isOptional: boolean, around: FieldNode): FieldNode | null {
    const { diagnostics } = this.#context;
    if (this.fields.length >= this.#limit) {
      this.#full ??= place.pointer;
      return null;
    }
    if (this.#names.has(name)) {
      diagnostics.add('field-name', place.pointer, 'info', name);
      return null;
    }
    this.#names.add(name);
    if (flat.type === '') diagnostics.add('type-any', place.pointer, 'info', name);
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
    const node: FieldNode = { field, inside: [] };
    around.inside.push(node);
    return node;
  }
}
