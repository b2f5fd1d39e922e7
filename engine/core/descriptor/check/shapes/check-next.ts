import { formatTypeOf, parseFormat } from '../../formats.ts';
import { systemFields } from '../../normalize/defaults.ts';
import { allowedText } from '../../parse/allowed-text.ts';
import { pointerOf } from '../../parse/pointer.ts';
import { checkCondition, type FieldRules, type FieldSet } from './check-condition.ts';
import type { Candidate, Report } from './check-context.ts';

/** Checks fields that say when something comes again: that they are moments, and that what they name says when. */
export function checkNext({ file }: Candidate, report: Report): void {
  const set: FieldSet = { fields: file.schema?.properties ?? {}, states: file.states ?? {} };
  for (const [name, field] of Object.entries(set.fields)) {
    if (typeof field.computed !== 'object') continue;
    const at = pointerOf('schema', 'properties', name);
    const format = field.computed.count === undefined ? 'date-time' : 'multiline';
    if (field.type !== 'string' || field.format !== format) report(at, 'next-no-moment', { found: name, allowed: format }, 'key');
    checkNamed(field.computed, set, file.source !== undefined, `${at}/computed`, report);
  }
}

function checkNamed(
  { next, since, when }: Exclude<FieldRules['computed'], string | undefined>,
  set: FieldSet,
  isSource: boolean,
  at: string,
  report: Report,
): void {
  const { fields } = set;
  const recurring = Object.keys(fields).filter((name) => isStored(fields[name]) && (isRecurring(fields[name]) || isDuration(fields[name])));
  for (const [index, name] of [next].flat().entries()) {
    const place = Array.isArray(next) ? `${at}/next/${index}` : `${at}/next`;
    if (!recurring.includes(name)) report(place, 'next-not-recurring', { found: name, allowed: allowedText(name, recurring) });
  }
  const isCounted = [next].flat().some((name) => isDuration(fields[name]));
  if (since === undefined && isCounted && isSource) report(`${at}/next`, 'next-without-since');
  if (since !== undefined && !isCounted) report(`${at}/since`, 'next-since-unused', {}, 'key');
  const moments = Object.entries({ ...fields, ...(!isSource && systemFields) }).flatMap(([name, { format, computed, rollup }]) =>
    format === 'date-time' && computed === undefined && rollup === undefined ? [name] : [],
  );
  if (since !== undefined && !moments.includes(since)) report(`${at}/since`, 'next-since-no-moment', { found: since, allowed: allowedText(since, moments) });
  if (when === undefined) return;
  checkCondition(when, set, {}, `${at}/when`, report);
  const lookup = Object.keys(when).find((path) => path.includes('.'));
  if (lookup !== undefined) report(`${at}/when${pointerOf(lookup)}`, 'next-lookup', { found: lookup }, 'key');
}

function isStored(field: FieldRules | undefined): boolean {
  return field?.computed === undefined && field?.rollup === undefined;
}

function isRecurring(field: FieldRules | undefined): boolean {
  const format = field?.format === undefined ? null : parseFormat(field.format);
  return format !== null && formatTypeOf(format).isRecurring === true;
}

function isDuration(field: FieldRules | undefined): boolean {
  return field?.format === 'duration';
}
