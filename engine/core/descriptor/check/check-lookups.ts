import { texts as places } from '../../../../generated/words/engine-core/check-names.ts';
import { fieldOf } from '../field-of.ts';
import type { ScreenFile } from '../file-types.ts';
import { parseFormat } from '../formats.ts';
import { faceOf, lookupFields, withChoicesOf } from '../normalize/lookup-fields.ts';
import { columnName } from '../normalize/normalize.ts';
import { allowedText } from '../parse/allowed-text.ts';
import { pointerOf } from '../parse/pointer.ts';
import { isPrivate } from '../private-formats.ts';
import type { Condition } from '../types.ts';
import { namesOf, otherThanText } from './check-names.ts';
import { checkCondition as checkFieldCondition, checkWanted } from './shapes/check-condition.ts';
import type { Candidate, Report } from './shapes/check-context.ts';
import { effectsOf, holdsAccounts, recordFields } from './shapes/check-effect.ts';
import { checkRight, noticesOf } from './shapes/check-notice.ts';
import { checkPickers } from './shapes/check-pickers.ts';

/** Checks what conditions, owners, effects, list and detail say of referenced records. A screen that is not live is reported where the reference is declared. */
export function checkLookups(candidate: Candidate, all: Candidate[], report: Report): void {
  const { file } = candidate;
  const target = (name: string): Candidate | undefined => {
    const format = parseFormat(recordFields(file).fields[name]?.format ?? '');
    return format?.kind === 'ref' ? all.find((other) => other.screen.name === format.screen) : undefined;
  };
  const lookedUp = (path: string, at: string, part: 'key' | 'value'): { field: string; in: Candidate } | undefined => {
    const [name = '', field] = path.split('.');
    const other = field === undefined ? undefined : target(name);
    if (!other || field === undefined) return undefined;
    const names = Object.keys(recordFields(other.file).fields);
    if (names.includes(field)) return { field, in: other };
    report(at, 'ref-unknown-field', { screen: other.screen.name, found: field, allowed: allowedText(field, names) }, part);
    return undefined;
  };
  const checkCondition = (condition: Condition | undefined, at: string): void => {
    for (const [path, wanted] of Object.entries(condition ?? {})) {
      const found = lookedUp(path, at + pointerOf(path), 'key');
      if (found) checkWanted(found.field, wanted, recordFields(found.in.file), {}, at + pointerOf(path), report);
    }
  };
  const checkOwn = (own: string | string[] | undefined, at: string): void => {
    for (const [index, path] of [own ?? []].flat().entries()) {
      const pointer = Array.isArray(own) ? `${at}/${index}` : at;
      const found = lookedUp(path, pointer, 'value');
      if (found && !holdsAccounts(recordFields(found.in.file).fields[found.field]!)) report(pointer, 'own-not-account', { found: path });
    }
  };
  for (const [effect, at] of effectsOf(file)) {
    checkCondition(effect.when, `${at}/when`);
    checkOwn(effect.own, `${at}/own`);
    for (const [{ to, when }, pointer] of noticesOf(effect, at)) {
      checkCondition(when, `${pointer}/when`);
      if (typeof to === 'string') checkOwn(to, `${pointer}/to`);
      else checkRight(to.right, all, `${pointer}/to/right`, report);
    }
    for (const [name, move] of Object.entries(effect.move ?? {})) {
      const other = target(name);
      const verb = typeof move === 'string' ? move : move.transition;
      if (typeof move !== 'string') checkCondition(move.when, `${at}${pointerOf('move', name, 'when')}`);
      const verbs = Object.values(other?.file.states ?? {}).flatMap(({ transitions }) => Object.keys(transitions ?? {}));
      if (!other || verbs.includes(verb)) continue;
      const pointer = typeof move === 'string' ? pointerOf('move', name) : pointerOf('move', name, 'transition');
      report(at + pointer, 'move-unknown', { screen: other.screen.name, found: verb, allowed: allowedText(verb, verbs) });
    }
  }
  for (const [name, { options }] of Object.entries(file.schema?.properties ?? {})) {
    const other = options && target(name);
    if (!options?.where || options.from !== undefined || !other) continue;
    checkFieldCondition(
      options.where,
      recordFields(other.file),
      { form: recordFields(file) },
      pointerOf('schema', 'properties', name, 'options', 'where'),
      report,
    );
  }
  checkCondition(file.access?.where, '/access/where');
  checkOwn(file.access?.own, '/access/own');
  checkCondition(file.list?.filter, '/list/filter');
  checkShown(candidate, all, report);
  checkPickers(candidate, all, report);
}

/** Checks the lookups that list and detail show: on the portal only fields of the portal's own face of the other screen. */
function checkShown({ file, screen }: Candidate, all: Candidate[], report: Report): void {
  const paths = shownPaths(file);
  if (paths.length === 0) return;
  const screens = all.map((other) => other.screen);
  for (const { path, pointer, place } of paths) {
    const [name = '', field = ''] = path.split('.');
    const format = fieldOf(screen, name)?.format;
    if (format?.kind !== 'ref' || !screens.some((other) => other.name === format.screen)) continue;
    const face = faceOf(screen.site, format.screen, screens);
    const found = face && fieldOf(face, field);
    if (!face) report(pointer, 'lookup-without-face', { found: path, screen: format.screen });
    else if (!found) {
      const names = face.fields.filter((one) => !isPrivate(one.format)).map((one) => one.name);
      report(pointer, 'ref-unknown-field', { screen: face.name, found: field, allowed: allowedText(field, names) });
    } else if (isPrivate(found.format)) report(pointer, 'private-field', { found: path, place: places[place] });
    else if (place === 'search') {
      const type = otherThanText(found);
      if (type) report(pointer, 'not-searchable', { found: path, type });
    }
  }
}

interface ShownPath {
  path: string;
  pointer: string;
  place: 'columns' | 'search' | 'filters' | 'sort' | 'detail';
}

const shown = new WeakMap<ScreenFile, ShownPath[]>();

/** Returns every lookup that list and detail name. */
function shownPaths(file: ScreenFile): ShownPath[] {
  const known = shown.get(file) ?? findShown(file);
  shown.set(file, known);
  return known;
}

function findShown({ list, detail }: ScreenFile): ShownPath[] {
  const named = [
    ...(['columns', 'search', 'filters', 'sortable'] as const).flatMap((part) =>
      (list?.[part] ?? []).map((column, index) => ({
        path: columnName(column),
        pointer: `/list/${part}/${index}${typeof column === 'string' ? '' : '/field'}`,
        place: part === 'sortable' ? ('sort' as const) : part,
      })),
    ),
    ...[...namesOf(detail?.layout ?? [], '/detail/layout')].map(({ name, pointer }) => ({ path: name, pointer, place: 'detail' as const })),
  ];
  return named.filter(({ path }) => path.includes('.'));
}

const filled = new WeakMap<Candidate, Candidate>();

/** Returns the candidate with the lookups that its list and detail name, and the words of values it rolls up, resolved from the other screens. Equal arguments give the same object. */
export function fillLookups(candidate: Candidate, all: Candidate[]): Candidate {
  const paths = shownPaths(candidate.file).map(({ path }) => path);
  if (paths.length === 0 && !candidate.screen.derived.some(({ lookup, rollup }) => lookup || rollup?.aggregate === 'last')) return candidate;
  const screens = all.map(({ screen }) => screen);
  const own = candidate.screen.derived.filter(({ lookup }) => !lookup).map((field) => withChoicesOf(field, screens));
  const derived = [...own, ...lookupFields(candidate.screen, paths, screens)];
  const known = filled.get(candidate) ?? candidate;
  if (JSON.stringify(derived) === JSON.stringify(known.screen.derived)) return known;
  const resolved = { ...candidate, screen: { ...candidate.screen, derived } };
  filled.set(candidate, resolved);
  return resolved;
}
