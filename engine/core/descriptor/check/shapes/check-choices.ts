import { fieldOf } from '../../field-of.ts';
import type { FieldFile, ScreenFile } from '../../file-types.ts';
import { allowedText } from '../../parse/allowed-text.ts';
import { spoken } from '../../parse/in-every-language.ts';
import { pointerOf } from '../../parse/pointer.ts';
import { isPrivate } from '../../private-formats.ts';
import { checkCondition } from './check-condition.ts';
import type { Candidate, Report } from './check-context.ts';
import { recordFields } from './check-effect.ts';

/** Checks that the screen which provides the values of a field exists and has the named fields with the same type. */
export function checkChoices({ file }: Candidate, all: readonly Candidate[], broken: ReadonlySet<string>, report: Report): void {
  for (const [place, { type, options }] of fieldsOf(file)) {
    if (options?.from === undefined) continue;
    const at = `${place}/options`;
    const other = all.find(({ screen }) => screen.name === options.from);
    if (!other) {
      const names = all.filter(({ screen }) => screen.table).map(({ screen }) => screen.name);
      if (broken.has(options.from)) report(`${at}/from`, 'ref-screen-broken', { found: options.from });
      else report(`${at}/from`, 'ref-unknown-screen', { found: options.from, allowed: allowedText(options.from, names) });
      continue;
    }
    const { screen } = other;
    const known = screen.fields.filter(({ format }) => !isPrivate(format) && format?.kind !== 'phone');
    const named = [
      ...(options.value === undefined ? [] : [[options.value, `${at}/value`, type] as const]),
      // Other languages have the English column, which the file names once.
      ...spoken.flatMap((language) => (options.label ? [[options.label[language], at + pointerOf('label', language), 'string'] as const] : [])),
      ...(options.sort ?? []).map((key, index) => [key.replace(/^-/, ''), at + pointerOf('sort', index), null] as const),
    ];
    for (const [field, pointer, wanted] of named) {
      const alike = known.filter((one) => wanted === null || one.type === wanted).map((one) => one.name);
      if (!fieldOf(screen, field) || !alike.includes(field))
        report(pointer, 'ref-unknown-field', { screen: screen.name, found: field, allowed: allowedText(field, alike) });
    }
    if (options.where) checkCondition(options.where, recordFields(other.file), {}, `${at}/where`, report);
  }
}

/** Yields the fields of the record and those that transitions and actions ask for, with their pointers. */
function* fieldsOf({ schema, states, actions }: ScreenFile): Generator<[pointer: string, field: FieldFile]> {
  const placed = function* (fields: Record<string, FieldFile> | undefined, at: string): Generator<[string, FieldFile]> {
    for (const [name, field] of Object.entries(fields ?? {})) yield [at + pointerOf(name), field];
  };
  yield* placed(schema?.properties, '/schema/properties');
  for (const [field, { transitions }] of Object.entries(states ?? {}))
    for (const [verb, { ask }] of Object.entries(transitions ?? {})) yield* placed(ask, pointerOf('states', field, 'transitions', verb, 'ask'));
  for (const [verb, { ask }] of Object.entries(actions ?? {})) yield* placed(ask, pointerOf('actions', verb, 'ask'));
}
