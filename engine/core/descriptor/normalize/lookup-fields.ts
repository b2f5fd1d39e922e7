import { eachLanguage } from '../../text/text.ts';
import { fieldOf } from '../field-of.ts';
import type { Field, Screen } from '../types.ts';

/** Returns the screen whose fields a site may show of the records of `name`: on the portal its own face of them. */
export function faceOf(site: Screen['site'], name: string, screens: readonly Screen[]): Screen | undefined {
  return screens.find((other) => (site === 'portal' ? other.site === 'portal' && other.records === name : other.name === name));
}

/** Returns lookups as fields: the other screen's field, labelled by reference and field. Leaves out paths that lead nowhere. */
export function lookupFields(screen: Screen, paths: readonly string[], screens: readonly Screen[]): Field[] {
  return [...new Set(paths)].flatMap((path) => {
    const [name = '', field = ''] = path.split('.');
    const reference = fieldOf({ fields: screen.fields }, name);
    const face = reference?.format?.kind === 'ref' ? faceOf(screen.site, reference.format.screen, screens) : undefined;
    const found = face && fieldOf({ fields: face.fields }, field);
    if (!reference || !face || !found) return [];
    const { type, format, options, choices, unit, schema, element, members } = found;
    return {
      ...{ type, format, options, choices, unit, schema, element, members },
      name: path,
      label: eachLanguage((language) => pathLabel(reference.label[language], found.label[language])),
      ...{ required: false, readOnly: true, writeOnce: false, secretOnEdit: false, isState: false, isSystem: false },
      lookup: { reference: name, screen: face.name, field },
    };
  });
}

/** A reference that is called like what it shows is called once. */
function pathLabel(reference: string, field: string): string {
  return reference === field ? field : `${reference} · ${field}`;
}

/** Returns a rollup of the last value of a choice or a state with that field's choices, so that it is shown in the same words and colours. */
export function withChoicesOf(field: Field, screens: readonly Screen[]): Field {
  const { rollup } = field;
  if (rollup?.aggregate !== 'last' || rollup.field === undefined) return field;
  const rolledUp = fieldOf({ fields: screens.find(({ name }) => name === rollup.from)?.fields ?? [] }, rollup.field);
  return { ...field, options: rolledUp?.options };
}
