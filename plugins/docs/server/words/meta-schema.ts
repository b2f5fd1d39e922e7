import type { Text } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/schemas/descriptor.ts';
import metaSchema from '../../../../schemas/screen.schema.json' with { type: 'json' };

/** A part of the meta-schema. */
export type Part = { readonly [word: string]: unknown };

export const wholeFile: Part = metaSchema;
const known: Readonly<Record<string, Text>> = texts;

/** Undefined for what is no object. */
export function partOf(value: unknown): Part | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Part) : undefined;
}

/** What a part refers to, or the part itself, and the name of the definition it goes by. */
export function resolved(part: Part): { part: Part; definition?: string } {
  const target = targetOf(part);
  if (!target) return { part };
  const next = resolved(target.part);
  return { part: next.part, definition: next.definition ?? target.name };
}

function targetOf({ $ref }: Part): { part: Part; name: string | undefined } | undefined {
  if (typeof $ref !== 'string') return undefined;
  const path = $ref.split('/').slice(1);
  return { part: path.reduce<Part | undefined>((at, name) => partOf(at?.[name]), wholeFile) ?? {}, name: path.at(-1) };
}

/** What is said of a part where it stands, or else of what it refers to. */
export function descriptionOf(part: Part): Text | null {
  if (typeof part.description === 'string') return known[part.description] ?? null;
  const target = targetOf(part);
  return target ? descriptionOf(target.part) : null;
}

/** Both sides of an `if`, or the part alone. */
export function sidesOf(part: Part): Part[] {
  const { part: whole } = resolved(part);
  const sides = [partOf(whole.then), partOf(whole.else)].filter((side) => side !== undefined);
  return sides.length > 0 ? sides.flatMap(sidesOf) : [whole];
}

/** `"a" | "b"`, `text`, `slug[]`, `{ [name]: field }`. */
export function typeOf(part: Part): string {
  const { part: whole, definition } = resolved(part);
  if (whole.const !== undefined) return JSON.stringify(whole.const);
  if (Array.isArray(whole.enum))
    return whole.enum.length > 12 && definition !== undefined ? definition : whole.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (definition !== undefined && (partOf(whole.properties) ?? whole.pattern ?? whole.anyOf)) return definition;
  const sides = [partOf(whole.then), partOf(whole.else)].filter((side) => side !== undefined);
  if (sides.length > 0) return [...new Set(sides.map(typeOf))].join(' | ');
  const items = partOf(whole.items);
  if (items) return /[ |]/.test(typeOf(items)) ? `(${typeOf(items)})[]` : `${typeOf(items)}[]`;
  if (partOf(whole.properties)) return '{ … }';
  const members = partOf(whole.additionalProperties);
  if (members) return `{ [name]: ${typeOf(members)} }`;
  return [whole.type ?? definition ?? 'any'].flat().join(' | ');
}
