import { offeredTransitions } from '../../../states/transitions.ts';
import { placeholdersOf } from '../../../text/placeholders.ts';
import type { EffectFile } from '../../file-types.ts';
import { parseFormat } from '../../formats.ts';
import { allowedText } from '../../parse/allowed-text.ts';
import { isPrivate } from '../../private-formats.ts';
import type { NoticeFile, Screen } from '../../types.ts';
import { checkCondition, type FieldRules, type FieldSet, isReference, referencesOf } from './check-condition.ts';
import type { Candidate, Report } from './check-context.ts';

/** Returns the notices of an effect with their pointers. */
export function noticesOf({ notify }: EffectFile, at: string): [NoticeFile, string][] {
  return [notify ?? []].flat().map((notice, index) => [notice, Array.isArray(notify) ? `${at}/notify/${index}` : `${at}/notify`]);
}

/** Checks that the fields in the messages of an effect exist and may be revealed. Of a lookup only the reference is checked. */
export function checkNotices(effect: EffectFile, set: FieldSet, at: string, report: Report): void {
  const sayable: Record<string, FieldRules> = { ...set.fields, ...effect.ask };
  for (const [{ to, message, when }, pointer] of noticesOf(effect, at)) {
    if (when) checkCondition(when, set, {}, `${pointer}/when`, report);
    if (typeof to === 'string') checkReader(to, set, `${pointer}/to`, report);
    for (const name of placeholdersOf(message)) {
      const field = Object.hasOwn(sayable, name) ? sayable[name] : undefined;
      const format = parseFormat(field?.format ?? '');
      if (!field) report(`${pointer}/message`, 'unknown-field', { found: name, allowed: allowedText(name, Object.keys(sayable)) });
      else if (format && isPrivate(format)) report(`${pointer}/message`, 'notify-private', { found: name });
      else if (format?.kind === 'phone') report(`${pointer}/message`, 'notify-phone', { found: name });
      else if (typeof to === 'string' && format?.kind === 'ref' && format.screen === 'user')
        report(`${pointer}/message`, 'notify-names-account', { found: name });
    }
  }
}

function checkReader(path: string, set: FieldSet, at: string, report: Report): void {
  const [name = '', lookup] = path.split('.');
  const field = set.fields[name];
  if (!field) report(at, 'unknown-field', { found: name, allowed: allowedText(name, Object.keys(set.fields)) });
  else if (lookup !== undefined && !isReference(field)) report(at, 'lookup-not-reference', { found: name, allowed: allowedText(name, referencesOf(set)) });
  else if (lookup === undefined && field.type !== 'integer') report(at, 'account-field', { found: path });
}

/** Checks that a right is one of a call of the back-office. */
export function checkRight(right: string, all: readonly Candidate[], at: string, report: Report): void {
  const rights = all.filter(({ screen }) => screen.site === 'admin').flatMap(({ screen }) => rightsOf(screen));
  if (!rights.includes(right)) report(at, 'notify-unknown-right', { found: right, allowed: allowedText(right, rights) });
}

function rightsOf(screen: Screen): string[] {
  const verbs = [...Object.values(screen.calls), ...[...offeredTransitions(screen), ...screen.actions].map(({ verb }) => verb)];
  return verbs.map((verb) => `${screen.className}.${verb}`);
}
