import { parseFormat } from '../../formats.ts';
import { pointerOf } from '../../parse/pointer.ts';
import type { FieldRules } from './check-condition.ts';
import type { Candidate, Report } from './check-context.ts';
import { effectsOf, recordFields } from './check-effect.ts';
import { noticesOf } from './check-notice.ts';

/** The screen whose records are accounts. */
const accounts = 'user';

/** Reports references to records that are no accounts where the id of an account is compared or stored. */
export function checkAccounts({ file }: Candidate, all: readonly Candidate[], report: Report): void {
  const { fields } = recordFields(file);
  const targetOf = (field: FieldRules | undefined) => {
    const format = parseFormat((field?.type === 'array' ? field.items?.format : field?.format) ?? '');
    return format?.kind === 'ref' ? all.find(({ screen }) => screen.name === format.screen) : undefined;
  };
  const check = (path: string, at: string): void => {
    const [name = '', lookup] = path.split('.');
    const other = targetOf(fields[name]);
    const end = lookup === undefined ? other : other && targetOf(recordFields(other.file).fields[lookup]);
    if (end && end.screen.records !== accounts) report(at, 'reference-not-account', { found: path, screen: end.screen.name });
  };
  const checkOwn = (own: string | string[] | undefined, at: string): void => {
    for (const [index, path] of [own ?? []].flat().entries()) check(path, Array.isArray(own) ? `${at}/${index}` : at);
  };
  checkOwn(file.access?.own, '/access/own');
  for (const [effect, at] of effectsOf(file)) {
    checkOwn(effect.own, `${at}/own`);
    if (effect.notBy !== undefined) check(effect.notBy, `${at}/notBy`);
    for (const [{ to }, pointer] of noticesOf(effect, at)) if (typeof to === 'string') check(to, `${pointer}/to`);
    for (const [name, value] of Object.entries(effect.set ?? {})) if (value === '$account') check(name, at + pointerOf('set', name));
  }
  for (const [name, field] of Object.entries(file.schema?.properties ?? {}))
    if (field.default === '$account') check(name, pointerOf('schema', 'properties', name, 'default'));
}
