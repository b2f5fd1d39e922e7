import { fieldOf, writableFields } from '../../field-of.ts';
import type { FieldFile } from '../../file-types.ts';
import { type Format, parseFormat } from '../../formats.ts';
import { faceOf, lookupFields } from '../../normalize/lookup-fields.ts';
import { pointerOf } from '../../parse/pointer.ts';
import { isPrivate } from '../../private-formats.ts';
import type { Field, Screen } from '../../types.ts';
import type { Candidate, Report } from './check-context.ts';
import { effectsOf } from './check-effect.ts';

/** A reference people choose on a screen. */
interface Picker {
  name: string;
  format: Format | undefined;
  pointer: string;
  part: 'key' | 'value';
}

/** Checks that what the portal lets people choose records for exists there: a reference is chosen among what the portal shows of them, by what it shows. */
export function checkPickers(candidate: Candidate, all: Candidate[], report: Report): void {
  const { site } = candidate.screen;
  if (site !== 'portal') return;
  const screens = all.map(({ screen }) => screen);
  for (const { name, format, pointer, part } of [...formPickers(candidate), ...filterPickers(candidate, screens), ...askPickers(candidate)]) {
    if (format?.kind !== 'ref' || !screens.some((other) => other.name === format.screen)) continue;
    const face = faceOf(site, format.screen, screens);
    if (!face) {
      report(pointer, 'ref-without-face', { found: name, screen: format.screen }, part);
      continue;
    }
    const shown = fieldOf(face, format.field);
    if (shown && !isPrivate(shown.format)) continue;
    report(pointer, 'ref-without-name', { found: name, screen: face.name, field: format.field }, part);
  }
}

function formPickers({ file, screen }: Candidate): Picker[] {
  if (!screen.calls.Add && !screen.calls.Edit) return [];
  const inForm = new Set(screen.form.flatMap(({ rows }) => rows.flat()));
  return writableFields(screen)
    .filter(({ name }) => inForm.has(name))
    .map((field) => ({
      name: field.name,
      format: formatOf(field),
      pointer: file.viewOf === undefined ? pointerOf('schema', 'properties', field.name) : pointerOf('fields', field.name),
      part: 'key',
    }));
}

function filterPickers({ file, screen }: Candidate, screens: readonly Screen[]): Picker[] {
  return (file.list?.filters ?? []).map((name, index) => {
    const field = fieldOf(screen, name) ?? lookupFields(screen, [name], screens)[0];
    return { name, format: field && formatOf(field), pointer: `/list/filters/${index}`, part: 'value' };
  });
}

/** Those that transitions and actions ask for. What a view has from its base is found where the view names the call. */
function askPickers({ file, source }: Candidate): Picker[] {
  const isHere = (at: string) => file.viewOf === undefined || Object.keys(Object(source.value.actions)).some((verb) => at === pointerOf('actions', verb));
  return [...effectsOf(file)].flatMap(([effect, at]) =>
    Object.entries('by' in effect ? {} : (effect.ask ?? {})).map(([name, field]): Picker => {
      const format = rawFormatOf(field);
      if (isHere(at)) return { name, format, pointer: `${at}${pointerOf('ask', name)}`, part: 'key' };
      const call = (file.access?.calls ?? []).findIndex((verb) => at.endsWith(pointerOf(verb)));
      return { name, format, pointer: pointerOf('access', 'calls', String(call)), part: 'value' };
    }),
  );
}

function formatOf(field: Field): Format | undefined {
  return (field.type === 'array' ? field.element : field)?.format;
}

function rawFormatOf(field: FieldFile): Format | undefined {
  return parseFormat((field.type === 'array' ? field.items?.format : field.format) ?? '') ?? undefined;
}
