import { writableFields } from '../descriptor/field-of.ts';
import type { Condition, Field, Screen } from '../descriptor/types.ts';
import { offeredTransitions } from '../states/transitions.ts';

/** Where a `ref:` field points: records of `screen`, known to people by `field`. */
export interface ReferenceTarget {
  screen: string;
  field: string;
  /** What is stored: the target's id, or for a text field the value of `field` itself. */
  stores: 'id' | 'value';
  /** What is offered of them; `$form` is what is being filled in. */
  offered?: Condition;
}

/** Returns the target of a `ref:` field or of an array of references; null for other fields. */
export function referenceOf(field: Field): ReferenceTarget | null {
  const single = field.type === 'array' ? field.element : field;
  if (single?.format?.kind !== 'ref') return null;
  const { screen, field: name } = single.format;
  return { screen, field: name, stores: single.type === 'string' ? 'value' : 'id', ...(field.offered && { offered: field.offered }) };
}

/**
 * Returns the references a person chooses on this screen, by their name in the Options call: fields of the form, filters of the list, and fields
 * that a transition or action asks for as `<Verb>.<field>`.
 */
export function pickableReferences(screen: Screen): Map<string, ReferenceTarget> {
  return new Map(
    pickedFields(screen).flatMap(([name, field]) => {
      const target = referenceOf(field);
      return target ? [[name, target] as const] : [];
    }),
  );
}

/** Returns the libraries a person chooses pictures from on this screen, by the name of their field in the Options call. */
export function pickableLibraries(screen: Screen): Map<string, NonNullable<Field['library']>> {
  return new Map(pickedFields(screen).flatMap(([name, { library }]) => (library ? [[name, library] as const] : [])));
}

function pickedFields(screen: Screen): [string, Field][] {
  const filters = new Set([...(screen.list?.filters ?? []), screen.list?.tabs]);
  return [
    ...writableFields(screen).map((field): [string, Field] => [field.name, field]),
    ...[...screen.fields, ...screen.derived].filter((field) => filters.has(field.name)).map((field): [string, Field] => [field.name, field]),
    ...[...offeredTransitions(screen), ...screen.actions].flatMap(({ verb, ask }) => ask.map((field): [string, Field] => [`${verb}.${field.name}`, field])),
  ];
}
