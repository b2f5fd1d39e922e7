import { escapePointer } from '../../model/types/check-schema.ts';
import { asRecord, asText, type JsonRecord, member } from './json-values.ts';

/** What a reference leads to. */
export interface Target {
  value: unknown;
  /** Where it stands in the document. */
  pointer: string;
}

/** Members that hold data, in which no word means anything. */
export const dataMembers: ReadonlySet<string> = new Set(['example', 'examples', 'default', 'enum', 'const']);
const maxSteps = 30;

/** Leads from the `$ref`s of a document to what they mean, never out of the document. */
export class References {
  #root: JsonRecord;
  #own: ReadonlySet<string>;
  #known = new Map<string, Target | 'outside' | null>();
  #identified: Map<string, Target> | undefined;

  /** @param names under which the document may call itself: its file's name, its address */
  constructor(root: JsonRecord, names: readonly string[]) {
    this.#root = root;
    const self = asText(root.$self);
    this.#own = new Set(['', ...names, self].flatMap((name) => [name, name.slice(name.lastIndexOf('/') + 1)]));
  }

  /** `outside` for another file or address, null for a place that is not there. */
  find(ref: string): Target | 'outside' | null {
    const known = this.#known.get(ref);
    if (known !== undefined) return known;
    // A reference that leads to itself finds nothing.
    this.#known.set(ref, null);
    const found = this.#search(ref);
    this.#known.set(ref, found);
    return found;
  }

  #search(ref: string): Target | 'outside' | null {
    const hash = ref.indexOf('#');
    const file = hash < 0 ? ref : ref.slice(0, hash);
    const fragment = hash < 0 ? '' : ref.slice(hash + 1);
    if (this.#own.has(file.replace(/^(?:\.\/)+/, ''))) return this.#inside({ value: this.#root, pointer: '#' }, fragment, '');
    const base = this.#ids().get(file);
    if (base) return this.#inside(base, fragment, file);
    // Old tools name a definition alone.
    const simple = hash < 0 ? this.#named(ref) : null;
    return simple ?? 'outside';
  }

  #inside(base: Target, fragment: string, file: string): Target | null {
    if (fragment === '') return base;
    const anchored = fragment.includes('/') ? undefined : (this.#ids().get(`${file}#${fragment}`) ?? this.#ids().get(`#${fragment}`));
    return anchored ?? this.#walk(base, fragment) ?? (fragment.includes('/') ? null : this.#named(fragment));
  }

  #walk(base: Target, fragment: string): Target | null {
    let at: Target = base;
    for (const [index, part] of fragment.split('/').entries()) {
      if (index === 0 && part === '') continue;
      let next = step(at, part);
      // What stands behind another reference may be named through it.
      for (let left = maxSteps; !next && left > 0; left--) {
        const ref = member(at.value, '$ref');
        const through = typeof ref === 'string' ? this.find(ref) : null;
        if (!through || through === 'outside') return null;
        at = through;
        next = step(at, part);
      }
      if (!next) return null;
      at = next;
    }
    return at;
  }

  #named(name: string): Target | null {
    const { definitions, components } = this.#root;
    if (member(definitions, name) !== undefined) return { value: member(definitions, name), pointer: `#/definitions/${escapePointer(name)}` };
    const schemas = member(components, 'schemas');
    return member(schemas, name) === undefined ? null : { value: member(schemas, name), pointer: `#/components/schemas/${escapePointer(name)}` };
  }

  /** `$id`s and anchors of OpenAPI 3.1 by what references call them. Looked for once, and only when a reference needs them. */
  #ids(): Map<string, Target> {
    if (this.#identified) return this.#identified;
    this.#identified = new Map();
    const stack: { value: unknown; pointer: string; base: string }[] = [{ value: this.#root, pointer: '#', base: '' }];
    for (let entry = stack.pop(); entry; entry = stack.pop()) {
      const { value, pointer } = entry;
      if (typeof value !== 'object' || value === null) continue;
      let { base } = entry;
      if (!Array.isArray(value)) {
        const { $id, $anchor, $dynamicAnchor } = value as JsonRecord;
        if (typeof $id === 'string' && pointer !== '#') {
          base = (URL.parse($id, base === '' ? undefined : base)?.href ?? $id).replace(/#$/, '');
          for (const id of [$id.replace(/#$/, ''), base]) this.#identified.set(id, { value, pointer });
        }
        for (const anchor of [$anchor, $dynamicAnchor])
          if (typeof anchor === 'string') for (const id of [`${base}#${anchor}`, `#${anchor}`]) this.#identified.set(id, { value, pointer });
      }
      for (const [name, inner] of Object.entries(value))
        if (typeof inner === 'object' && !dataMembers.has(name)) stack.push({ value: inner, pointer: `${pointer}/${escapePointer(name)}`, base });
    }
    return this.#identified;
  }
}

function step({ value, pointer }: Target, part: string): Target | null {
  for (const text of new Set([decoded(part), part])) {
    const name = text.replaceAll('~1', '/').replaceAll('~0', '~');
    const inner = Array.isArray(value) ? (value as unknown[])[Number(name)] : member(asRecord(value), name);
    if (inner !== undefined) return { value: inner, pointer: `${pointer}/${escapePointer(name)}` };
  }
  return null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
