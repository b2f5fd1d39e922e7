import { fieldOf } from '../../field-of.ts';
import type { ScreenFile } from '../../file-types.ts';
import { formatTypeOf } from '../../formats.ts';
import { holdsPhone } from '../../holds-phone.ts';
import { isIndexable } from '../../normalize/indexable-field.ts';
import { allowedText } from '../../parse/allowed-text.ts';
import { pointerOf } from '../../parse/pointer.ts';
import { isPrivate } from '../../private-formats.ts';
import type { QueryFile, TileShape } from '../../query-types.ts';
import { hasRowSource, type RowSourceFacts } from '../../row-source.ts';
import type { Field, Screen } from '../../types.ts';
import { checkCondition } from './check-condition.ts';
import type { Candidate, Report } from './check-context.ts';
import { recordFields } from './check-effect.ts';

/** What the queries of a file are checked against. */
export interface QuerySurroundings {
  all: readonly Candidate[];
  /** Names of screens that have a file but are not live. */
  broken: ReadonlySet<string>;
  /** First columns of the indexes behind a screen; undefined where they are not known, then nothing is said of them. */
  indexed?(screen: Screen): readonly string[] | undefined;
  /** What the rows of a plugin can be asked for; undefined for a screen of another kind. */
  rows?(screen: Screen): RowSourceFacts | undefined;
}

interface Place {
  query: QueryFile;
  at: string;
  /** Fields of the screen asked that are named beside the query, each with its place. */
  extraFields?: [name: string, at: string][];
  use: 'rollup' | 'related' | 'badge' | 'summary' | TileShape;
}

/** Checks that what each query names exists, can be computed, and is found by an index. */
export function checkQueries(candidate: Candidate, surroundings: QuerySurroundings, report: Report): void {
  for (const { query, at, use, extraFields = [] } of queriesOf(candidate.file)) {
    const from = sourceOf(candidate, query, surroundings, at, report);
    if (!from) continue;
    checkSite(candidate.screen, from.screen, use, surroundings, at, report);
    checkParts(query, use, at, report);
    checkRowQuery(query, from.screen, use, surroundings, at, report);
    for (const [name, place] of extraFields) shown(name, from.screen, place, report);
    checkVia(candidate.screen, query, from, surroundings, at, report);
    const set = recordFields(from.file);
    if (query.where) checkCondition(query.where, set, { record: recordFields(candidate.file) }, `${at}/where`, report);
    checkWeight(query, from.screen, at, report);
    checkWithin(query, from.screen, at, report);
    const isCounted = checkAggregate(query, from.screen, at, report);
    if (use === 'rollup' && isCounted) checkRollup(candidate, query, from.screen, at, report);
    checkGroups(query, from.screen, surroundings, at, report);
    // Of a drawing that needs groups and has none, that is said alone.
    if (needsGroups(use) && query.groupBy === undefined) continue;
    for (const [index, key] of (query.sort ?? []).entries()) checkSort(key, query, from.screen, `${at}/sort/${index}`, report);
  }
  checkRowGroups(candidate, report);
}

/** Rows come in groups by an index, and each group is counted. */
function checkRowGroups({ file, screen }: Candidate, report: Report): void {
  const { groupBy } = file.list ?? {};
  const field = groupBy === undefined ? undefined : known(groupBy, screen, '/list/groupBy', report);
  if (!field) return;
  if (screen.list?.hasTotal === false) report('/list/groupBy', 'group-uncounted', {}, 'key');
  checkGroupField(field, '/list/groupBy', report);
  const looks = screen.list?.looks ?? [];
  if (looks.every((look) => look === 'tree' || look === 'kanban')) report('/list/groupBy', 'group-not-drawn', { found: looks.join(', ') }, 'key');
  if (isMeasure(field)) report('/list/groupBy', 'group-of-amounts', { found: field.name });
  else if (!isGroupable(field)) report('/list/groupBy', 'query-not-groupable', { found: field.name, type: field.type });
  else if (!field.options && !isIndexable(field) && field.name !== 'id') report('/list/groupBy', 'group-without-index', { found: field.name });
}

/** Yields every query of a file with its pointer and its use. */
function* queriesOf({ schema, detail, list, menu, dashboard }: ScreenFile): Generator<Place> {
  for (const [name, { rollup }] of Object.entries(schema?.properties ?? {})) {
    if (rollup) yield { query: rollup, at: pointerOf('schema', 'properties', name, 'rollup'), use: 'rollup' };
  }
  for (const [name, { query, columns, parts }] of Object.entries(detail?.related ?? {})) {
    const at = pointerOf('detail', 'related', name);
    const named = Object.entries(parts ?? {}).map(([part, field]): [string, string] => [field, at + pointerOf('parts', part)]);
    yield { query, at: `${at}/query`, use: 'related', extraFields: [...listed(columns, at), ...named] };
  }
  for (const [name, { aggregate, field, where }] of Object.entries(list?.summary ?? {})) {
    yield { query: { aggregate, field, where }, at: pointerOf('list', 'summary', name), use: 'summary' };
  }
  if (menu !== false && menu?.badge) yield { query: menu.badge, at: '/menu/badge', use: 'badge' };
  for (const [row, tiles] of (dashboard?.tiles ?? []).entries()) {
    for (const [place, { query, as, columns }] of tiles.entries()) {
      const at = pointerOf('dashboard', 'tiles', row, place);
      yield { query, at: `${at}/query`, use: as, extraFields: listed(columns, at) };
    }
  }
}

function listed(columns: string[] | undefined, at: string): [string, string][] {
  return (columns ?? []).map((name, index) => [name, at + pointerOf('columns', index)]);
}

function sourceOf(candidate: Candidate, { from }: QueryFile, { all, broken }: QuerySurroundings, at: string, report: Report): Candidate | undefined {
  if (from === undefined && candidate.screen.fields.length > 0) return candidate;
  const other = all.find(({ screen }) => screen.name === from);
  if (other && other.screen.fields.length > 0) return other;
  if (from !== undefined && broken.has(from)) report(`${at}/from`, 'ref-screen-broken', { found: from });
  else if (from === undefined) report(at, 'missing-key', { found: 'from' });
  else {
    const queryable = all.flatMap(({ screen }) => (screen.fields.length > 0 ? [screen.name] : []));
    report(`${at}/from`, 'ref-unknown-screen', { found: from, allowed: allowedText(from, queryable) });
  }
  return undefined;
}

/** A person on one site can open only the lists of that site, and what is shown there links to them. */
function checkSite(own: Screen, { name, site }: Screen, use: Place['use'], { all }: QuerySurroundings, at: string, report: Report): void {
  if (own.site === site || use === 'rollup' || use === 'summary') return;
  const names = all.flatMap(({ screen }) => (screen.site === own.site && screen.list ? [screen.name] : []));
  report(`${at}/from`, own.site === 'portal' ? 'query-of-other-site' : 'query-of-portal', { found: name, allowed: allowedText(name, names) });
}

/** Rows of a plugin allow only related lists, limited by what they can be filtered by. */
function checkRowQuery(
  { from, where, sort = [] }: QueryFile,
  screen: Screen,
  use: Place['use'],
  { rows }: QuerySurroundings,
  at: string,
  report: Report,
): void {
  if (!hasRowSource(screen)) return;
  const source = screen.source ?? '';
  if (use !== 'related' && use !== 'summary') report(from === undefined ? at : `${at}/from`, 'plugin-source-counted', { found: use, source });
  const facts = rows?.(screen);
  if (!facts) return;
  for (const found of Object.keys(where ?? {})) {
    if (!facts.filters.includes(found))
      report(`${at}/where${pointerOf(found)}`, 'plugin-source-filter', { found, source, allowed: allowedText(found, [...facts.filters]) }, 'key');
  }
  for (const [index, key] of sort.entries()) {
    const found = key.replace(/^-/, '');
    if (!facts.sorts.includes(found)) report(`${at}/sort/${index}`, 'plugin-source-sort', { found, source, allowed: allowedText(found, [...facts.sorts]) });
  }
}

/** Reports parts of a query that the drawing cannot show. */
function checkParts({ groupBy, series, aggregate }: QueryFile, use: Place['use'], at: string, report: Report): void {
  if (use === 'list' && groupBy !== undefined) report(`${at}/groupBy`, 'query-part-idle', { found: 'groupBy', use }, 'key');
  if (use === 'list' && aggregate !== undefined) report(`${at}/aggregate`, 'query-part-idle', { found: 'aggregate', use }, 'key');
  if ((use === 'list' || use === 'stat' || use === 'pie' || use === 'heat') && series !== undefined)
    report(`${at}/series`, 'query-part-idle', { found: 'series', use }, 'key');
  const isTime = typeof groupBy === 'object';
  if (needsGroups(use) && groupBy === undefined) report(at, 'query-without-groups', { use });
  if (use === 'stat' && groupBy !== undefined && !isTime) report(`${at}/groupBy`, 'query-part-idle', { found: String(groupBy), use });
  if ((use === 'line' || use === 'area' || use === 'heat') && isTime && groupBy.bucket === undefined)
    report(`${at}/groupBy`, 'missing-key', { found: 'bucket' });
  if (use === 'heat' && !(isTime && groupBy.bucket === 'hour')) report(`${at}/groupBy`, 'query-heat-without-hours');
}

function needsGroups(use: Place['use']): boolean {
  return use === 'line' || use === 'area' || use === 'bar' || use === 'pie';
}

function checkVia(own: Screen, { via }: QueryFile, { screen }: Candidate, { indexed }: QuerySurroundings, at: string, report: Report): void {
  if (via === undefined) return;
  const isBack = ({ type, format }: Field) => type === 'integer' && format?.kind === 'ref' && (format.screen === own.name || format.screen === own.records);
  const field = fieldOf(screen, via);
  if (field && isBack(field)) checkIndex(via, screen, indexed, `${at}/via`, report);
  else {
    const names = screen.fields.filter(isBack).map(({ name }) => name);
    if (names.length === 0) report(`${at}/via`, 'query-no-via', { screen: screen.name, own: own.name });
    else report(`${at}/via`, 'query-via', { found: via, screen: screen.name, own: own.name, allowed: allowedText(via, names) });
  }
}

/** A weight is an integer, and used only where it makes a difference. */
function checkWeight({ weight, aggregate = 'count' }: QueryFile, screen: Screen, at: string, report: Report): void {
  const field = weight === undefined ? undefined : known(weight, screen, `${at}/weight`, report);
  if (!field) return;
  if (field.type !== 'integer' || field.format) report(`${at}/weight`, 'query-not-number', { found: field.name, type: field.type, aggregate });
  if (aggregate !== 'count' && aggregate !== 'avg' && aggregate !== 'p95')
    report(`${at}/weight`, 'query-part-idle', { found: 'weight', use: aggregate }, 'key');
}

/** A range applies to one time: that of the groups, or this one. */
function checkWithin({ within, groupBy }: QueryFile, screen: Screen, at: string, report: Report): void {
  const field = within === undefined ? undefined : known(within, screen, `${at}/within`, report);
  if (!field) return;
  const compared = field.format && formatTypeOf(field.format).comparedAs;
  if (compared !== 'day' && compared !== 'moment') report(`${at}/within`, 'query-not-time', { found: field.name, type: field.type });
  if (typeof groupBy === 'object') report(`${at}/within`, 'query-part-idle', { found: 'within', use: 'groupBy.time' }, 'key');
}

/** Whether the aggregate exists for the field. */
function checkAggregate({ aggregate = 'count', field: name }: QueryFile, screen: Screen, at: string, report: Report): boolean {
  if (aggregate === 'count') {
    if (name !== undefined) report(`${at}/field`, 'query-count-field', {}, 'key');
    return true;
  }
  const field = name === undefined ? undefined : known(name, screen, `${at}/field`, report);
  if (name === undefined) report(at, 'missing-key', { found: 'field' });
  if (field) checkGroupField(field, `${at}/field`, report);
  if (!field || aggregate === 'last') return field !== undefined;
  const compared = field.format && formatTypeOf(field.format).comparedAs;
  const isNumber = (field.type === 'integer' || field.type === 'number') && field.format?.kind !== 'ref';
  const isOrdered = isNumber || compared === 'day' || compared === 'moment';
  if (aggregate === 'min' || aggregate === 'max' ? isOrdered : isNumber) return true;
  report(`${at}/field`, 'query-not-number', { found: field.name, type: field.type, aggregate });
  return false;
}

/** A rollup has the declared type, and nobody fills it in. */
function checkRollup({ file }: Candidate, { aggregate = 'count', field }: QueryFile, screen: Screen, at: string, report: Report): void {
  const name = at.split('/')[3] ?? '';
  const declared = file.schema?.properties[name];
  const fieldType = field === undefined ? undefined : fieldOf(screen, field)?.type;
  const type = aggregate === 'count' ? 'integer' : aggregate === 'avg' ? 'number' : fieldType;
  if (declared && type !== undefined && declared.type !== type) {
    report(pointerOf('schema', 'properties', name, 'type'), 'rollup-type', { found: declared.type, aggregate, allowed: type });
  }
  checkRollupFormat(
    declared?.format,
    aggregate === 'count' || field === undefined ? undefined : fieldOf(screen, field),
    pointerOf('schema', 'properties', name),
    report,
  );
  for (const word of ['default', 'enum', 'when', 'writeOnce'] as const) {
    if (declared?.[word] !== undefined) report(pointerOf('schema', 'properties', name, word), 'rollup-word', { found: word }, 'key');
  }
  if (file.schema?.required?.includes(name)) report(`/schema/required/${file.schema.required.indexOf(name)}`, 'rollup-word', { found: 'required' });
}

/** Fen shown as plain numbers would read a hundred times too large, and a count of records is no amount. */
function checkRollupFormat(declared: string | undefined, rolledUp: Field | undefined, at: string, report: Report): void {
  const theirs = rolledUp && isMeasure(rolledUp) ? rolledUp.format?.kind : undefined;
  const ours = declared !== undefined && measures.includes(declared) ? declared : undefined;
  if (ours === theirs) return;
  if (theirs === undefined) report(`${at}/format`, 'rollup-no-amount', { found: ours ?? '' });
  else report(declared === undefined ? at : `${at}/format`, 'rollup-format', { found: rolledUp?.name ?? '', allowed: theirs });
}

function checkGroups({ groupBy, series }: QueryFile, screen: Screen, { indexed }: QuerySurroundings, at: string, report: Report): void {
  const isTime = typeof groupBy === 'object';
  const name = isTime ? groupBy.time : groupBy;
  const pointer = isTime ? `${at}/groupBy/time` : `${at}/groupBy`;
  const field = name === undefined ? undefined : known(name, screen, pointer, report);
  if (field) {
    const compared = field.format && formatTypeOf(field.format).comparedAs;
    const isMoment = compared === 'day' || compared === 'moment';
    if (isTime && !isMoment) report(pointer, 'query-not-time', { found: field.name, type: field.type });
    else if (!isTime && isMeasure(field)) report(pointer, 'group-of-amounts', { found: field.name });
    else if (!isTime && !isGroupable(field)) report(pointer, 'query-not-groupable', { found: field.name, type: field.type });
    else checkIndex(field.name, screen, indexed, pointer, report);
  }
  const other = series === undefined ? undefined : known(series, screen, `${at}/series`, report);
  if (other && isMeasure(other)) report(`${at}/series`, 'group-of-amounts', { found: other.name });
  else if (other && !isGroupable(other)) report(`${at}/series`, 'query-not-groupable', { found: other.name, type: other.type });
  if (field) checkGroupField(field, pointer, report);
  if (other) checkGroupField(other, `${at}/series`, report);
}

/** Callers who may not edit see phone numbers masked, while the answer of a query is the same for everybody. */
function checkGroupField(field: Field, at: string, report: Report): void {
  if (holdsPhone(field)) report(at, 'query-phone', { found: field.name });
}

function isGroupable({ type, format }: Field): boolean {
  return !isPrivate(format) && (type === 'string' || type === 'integer' || type === 'boolean');
}

/** Two values of such a field are hardly ever equal. */
function isMeasure({ format }: Field): boolean {
  return measures.includes(format?.kind ?? '');
}

const measures = ['money', 'bytes', 'percent', 'duration'];

/** Rows are sorted by fields, groups by their value or by what they are grouped by. */
function checkSort(key: string, { groupBy }: QueryFile, screen: Screen, at: string, report: Report): void {
  const name = key.replace(/^-/, '');
  if (groupBy === undefined) shown(name, screen, at, report);
  else if (name !== 'value' && name !== 'key')
    report(at, 'unknown-value', { found: JSON.stringify(key), allowed: allowedText(name, ['value', '-value', 'key', '-key']) });
}

/** Returns a stored field that may be revealed to everybody; reports any other. */
function known(name: string, screen: Screen, at: string, report: Report): Field | undefined {
  const field = shown(name, screen, at, report);
  if (!field || screen.fields.includes(field)) return field;
  report(at, 'query-not-stored', { found: name });
  return undefined;
}

/** Returns a field that may be revealed to everybody; reports any other. */
function shown(name: string, screen: Screen, at: string, report: Report): Field | undefined {
  const field = fieldOf(screen, name);
  if (field && !isPrivate(field.format)) return field;
  const names = screen.fields.filter(({ format }) => !isPrivate(format)).map((one) => one.name);
  report(at, 'ref-unknown-field', { screen: screen.name, found: name, allowed: allowedText(name, names) });
  return undefined;
}

function checkIndex(name: string, screen: Screen, indexed: QuerySurroundings['indexed'], at: string, report: Report): void {
  const columns = name === 'id' ? undefined : indexed?.(screen);
  if (columns && !columns.includes(name)) report(at, 'query-without-index', { found: name, screen: screen.name });
}
