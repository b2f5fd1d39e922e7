import type { JsonSchema } from '../descriptor/types.ts';

/** A removed member of objects with the added member of the same kind that takes its place: `people.name` and `people.title`. */
export interface RenamedMember {
  from: string;
  to: string;
  /** What only values without the old member fulfil. */
  schema: JsonSchema;
}

/** Returns the first member of a field's objects, at any depth, that was probably renamed; null if there is none. */
export function renamedMember(path: string, before: JsonSchema, after: JsonSchema): RenamedMember | null {
  if (before.items && after.items) {
    const found = renamedMember(path, before.items, after.items);
    return found && { ...found, schema: { items: found.schema } };
  }
  const { properties: old = {} } = before;
  const { properties: next = {} } = after;
  const come = Object.keys(next).filter((name) => !(name in old));
  for (const [name, member] of Object.entries(old)) {
    const nextMember = next[name];
    if (nextMember) {
      const found = renamedMember(`${path}.${name}`, member, nextMember);
      if (found) return { ...found, schema: { properties: { [name]: found.schema } } };
      continue;
    }
    const to = come.find((other) => next[other]?.type === member.type);
    if (to !== undefined) return { from: `${path}.${name}`, to: `${path}.${to}`, schema: { properties: { [name]: { enum: [null, ''] } } } };
  }
  return null;
}
