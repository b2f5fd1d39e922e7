import { parseFormat } from '../../formats.ts';
import { allowedText } from '../../parse/allowed-text.ts';
import type { Screen } from '../../types.ts';
import type { FieldRules } from './check-condition.ts';
import type { Candidate, Report } from './check-context.ts';

/**
 * Reports a library on a field that does not hold one picture.
 * @param isTop whether the field is one of the record, or of what is asked for
 */
export function checkLibraryField({ library, format, readOnly }: FieldRules, isTop: boolean, at: string, report: Report): void {
  if (library === undefined) return;
  if (!isTop || readOnly === true || parseFormat(format ?? '')?.kind !== 'image') report(`${at}/library`, 'library-not-picture', {}, 'key');
}

/** Checks that the screen of a library exists and its named field holds pictures of the wanted size. */
export function checkLibrary({ library, format }: FieldRules, at: string, all: readonly Candidate[], broken: ReadonlySet<string>, report: Report): void {
  const [name = '', picture = ''] = library?.split('.') ?? [];
  if (name === '') return;
  const pointer = `${at}/library`;
  const wanted = parseFormat(format ?? '');
  const pictures = ({ fields }: Screen) =>
    fields.flatMap((field) => (field.format?.kind === 'image' && wanted?.kind === 'image' && fits(field.format.size, wanted.size) ? [field.name] : []));
  const screen = all.find((other) => other.screen.name === name)?.screen;
  if (screen?.table) {
    const names = pictures(screen);
    if (!names.includes(picture)) report(pointer, 'library-unknown-field', { screen: name, found: picture, allowed: allowedText(picture, names) });
  } else if (broken.has(name)) report(pointer, 'ref-screen-broken', { found: name });
  else {
    const names = all.flatMap((other) => (other.screen.table && pictures(other.screen).length > 0 ? [other.screen.name] : []));
    report(pointer, 'ref-unknown-screen', { found: name, allowed: allowedText(name, names) });
  }
}

function fits(offered: string | undefined, wanted: string | undefined): boolean {
  return wanted === undefined || offered === wanted;
}
