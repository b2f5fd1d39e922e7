import { texts as places } from '../../../../generated/words/engine-core/check-names.ts';
import { isComparison } from '../../condition/matches-condition.ts';
import { fieldOf } from '../field-of.ts';
import { isFileFormat } from '../file-formats.ts';
import type { LayoutFile } from '../file-types.ts';
import { formatTypeOf } from '../formats.ts';
import { defaults } from '../normalize/defaults.ts';
import { columnName } from '../normalize/normalize.ts';
import { allowedText } from '../parse/allowed-text.ts';
import { pointerOf } from '../parse/pointer.ts';
import { isPrivate } from '../private-formats.ts';
import { mayName } from '../title-field.ts';
import type { Condition, Field, PublicFace, RouteKind } from '../types.ts';
import { checkIcon } from './check-icon.ts';
import { checkCondition } from './shapes/check-condition.ts';
import type { Candidate, Report } from './shapes/check-context.ts';
import { checkOwn, recordFields } from './shapes/check-effect.ts';

/** Reports field names in table, list, form, detail and access that do not exist. */
export function checkNames(candidate: Candidate, report: Report): void {
  checkKind(candidate, report);
  const { file, screen } = candidate;
  checkRoutes(candidate, report);
  // What stands beside a dashboard has no fields to be held against.
  if (file.dashboard) {
    checkMenu(candidate, report);
    return;
  }
  if (file.title !== undefined && !screen.fields.some((field) => field.name === file.title && mayName(field)))
    report('/title', 'title-not-name', {
      found: file.title,
      allowed: allowedText(
        file.title,
        screen.fields.filter(mayName).map(({ name }) => name),
      ),
    });
  const known = (path: string, at: string): boolean => {
    const [name = '', lookup] = path.split('.');
    const field = fieldOf(screen, name);
    if (field && lookup === undefined) return true;
    const names = screen.fields.map((one) => one.name);
    const references = screen.fields.filter(isReferenceField).map((one) => one.name);
    if (!field) report(at, 'unknown-field', { found: name, allowed: allowedText(name, names) });
    else if (!isReferenceField(field)) report(at, 'lookup-not-reference', { found: name, allowed: allowedText(name, references) });
    // What it leads to, `checkLookups` looks at.
    return field !== undefined && isReferenceField(field);
  };
  const open = (name: string, at: string, place: keyof typeof places): boolean => {
    if (!known(name, at)) return false;
    const { computed, rollup, format } = fieldOf(screen, name) ?? {};
    if (place !== 'columns' && computed !== undefined) {
      report(at, 'computed-not-stored', { found: name });
      return false;
    }
    const isStored = rollup === undefined || place === 'columns' || place === 'sort';
    if (!isPrivate(format) && isStored) return true;
    report(at, isStored ? 'private-field' : 'rollup-not-stored', { found: name, place: places[place] });
    return false;
  };
  for (const [set, names] of (file.table?.unique ?? []).entries()) {
    for (const [index, name] of names.entries()) open(name, `/table/unique/${set}/${index}`, 'unique');
  }
  for (const [set, names] of (file.table?.indexes ?? []).entries()) {
    for (const [index, name] of names.entries()) open(name, `/table/indexes/${set}/${index}`, 'indexes');
  }
  for (const part of ['columns', 'search', 'filters', 'sortable'] as const) {
    for (const [index, column] of (file.list?.[part] ?? []).entries()) {
      const name = columnName(column);
      const at = `/list/${part}/${index}${typeof column === 'string' ? '' : '/field'}`;
      if (!open(name, at, part === 'sortable' ? 'sort' : part) || part === 'columns' || name.includes('.')) continue;
      if (part !== 'search') {
        checkPlace(fieldOf(screen, name), part === 'sortable' ? 'sort' : part, at, report);
        continue;
      }
      const field = fieldOf(screen, name);
      const type = field && otherThanText(field);
      if (type) report(at, 'not-searchable', { found: name, type });
    }
  }
  for (const [index, key] of (file.list?.sort ?? []).entries()) {
    if (key.includes('.')) report(`/list/sort/${index}`, 'lookup-first-order', { found: key.replace(/^-/, '') });
    else if (open(key.replace(/^-/, ''), `/list/sort/${index}`, 'sort'))
      checkPlace(fieldOf(screen, key.replace(/^-/, '')), 'sort', `/list/sort/${index}`, report);
    const isComputed = fieldOf(screen, key.replace(/^-/, ''))?.rollup !== undefined;
    if (isComputed && (file.list?.sort ?? []).length > 1) report(`/list/sort/${index}`, 'rollup-alone', { found: key.replace(/^-/, '') });
  }
  const named = (file.list?.columns ?? []).map(columnName);
  for (const [index, name] of named.entries()) if (named.indexOf(name) < index) report(`/list/columns/${index}`, 'listed-twice', { found: `"${name}"` });
  if (file.table?.keep?.per !== undefined) open(file.table.keep.per, '/table/keep/per', 'keep');
  const tabs = file.list?.tabs;
  if (tabs !== undefined && known(tabs, '/list/tabs')) {
    const { options, choices } = fieldOf(screen, tabs) ?? {};
    if (!options && !choices) report('/list/tabs', 'tabs-not-choice', { found: tabs });
  }
  if (file.form?.layout) checkLayout(candidate, file.form.layout, '/form/layout', report, known);
  if (file.detail?.layout) checkLayout(candidate, file.detail.layout, '/detail/layout', report, known);
  if (file.access?.own !== undefined) checkOwn(file.access.own, recordFields(file), '/access/own', report);
  checkWhose(candidate, report);
  if (file.access?.where && file.viewOf === undefined) checkCondition(file.access.where, recordFields(file), {}, '/access/where', report);
  if (file.access?.public) checkPublic(candidate, file.access.public, report, open);
  if (file.list?.total === false && file.list.figure) report('/list/figure', 'figure-uncounted', {}, 'key');
  if (file.list?.filter) checkDefaultFilter(candidate, file.list.filter, report);
  checkMenu(candidate, report);
}

function checkMenu(candidate: Candidate, report: Report): void {
  const { menu } = candidate.file;
  checkMenuEntries(candidate, report);
  if (menu) checkIcon(menu.icon, '/menu/icon', report);
}

/** A screen with one page has one route. */
function checkRoutes({ file, screen }: Candidate, report: Report): void {
  for (const kind of screen.kind === 'list' ? [] : (['add', 'detail'] as const)) {
    if (file.routes?.[kind] !== undefined) report(`/routes/${kind}`, 'route-without-page', { found: kind }, 'key');
  }
}

/** File addresses are useless as filters, and lists and objects have no order. */
function checkPlace(field: Field | undefined, place: 'filters' | 'sort', at: string, report: Report): void {
  const isNested = place === 'sort' && (field?.type === 'array' || field?.type === 'object');
  if (field && (isFileFormat(field.format) || isNested))
    report(at, 'not-in-order', { found: field.name, type: field.format?.kind ?? field.type, place: places[place] });
}

/** Reports a portal screen that does not say whose its records are. Anybody can sign up to the portal and would see all of them. */
export function checkWhose({ file, screen }: Candidate, report: Report, base = screen): void {
  const { own, where, public: visitors } = file.access ?? {};
  if (screen.site !== 'portal' || base.fields.length === 0 || own !== undefined || where !== undefined || visitors !== undefined) return;
  report(file.access ? '/access' : file.viewOf === undefined ? '/site' : '/viewOf', 'view-without-scope', { screen: base.name }, 'key');
}

/** What visitors may read belongs to the portal, has no owner, and is answered by calls the screen has. */
function checkPublic(
  { file, screen }: Candidate,
  { calls, fields }: PublicFace,
  report: Report,
  open: (name: string, at: string, place: 'columns') => boolean,
): void {
  if (screen.site !== 'portal') report('/access/public', 'public-not-portal', {}, 'key');
  if (file.access?.own !== undefined) report('/access/public', 'public-with-own', {}, 'key');
  for (const [index, call] of calls.entries()) {
    const offered = Object.keys(screen.calls);
    if (!offered.includes(call)) report(`/access/public/calls/${index}`, 'public-not-offered', { found: call, allowed: allowedText(call, offered) });
  }
  for (const [index, name] of fields.entries()) {
    const at = `/access/public/fields/${index}`;
    if (open(name, at, 'columns') && fieldOf(screen, name)?.format?.kind === 'phone') report(at, 'public-phone', { found: name });
  }
}

/** Returns the type or format of a field that cannot be searched for words; undefined for a text. */
export function otherThanText({ type, format }: Field): string | undefined {
  const compared = format && formatTypeOf(format).comparedAs;
  if (format && (compared === 'day' || compared === 'moment' || isFileFormat(format))) return format.kind;
  return type === 'string' ? undefined : type;
}

function isReferenceField({ type, format }: Field): boolean {
  return type === 'integer' && format?.kind === 'ref';
}

/** Parts that speak of records. */
const notWithDashboard = ['page', 'single', 'schema', 'table', 'list', 'form', 'detail', 'states', 'add', 'edit'] as const;

/** Reports parts that a single screen, a page or a screen without fields cannot have. */
function checkKind({ file }: Candidate, report: Report): void {
  if (file.source !== undefined) checkSource(file, report);
  if (file.page !== undefined && file.single) report('/single', 'page-with-single', {}, 'key');
  for (const part of file.dashboard ? notWithDashboard : []) if (file[part] !== undefined) report(`/${part}`, 'dashboard-alone', { found: part }, 'key');
  for (const part of file.dashboard ? (['own', 'where', 'public'] as const) : []) {
    if (file.access?.[part] !== undefined) report(`/access/${part}`, 'dashboard-alone', { found: `access.${part}` }, 'key');
  }
  if (file.single && file.list) report('/list', 'single-with-list', { found: 'list' }, 'key');
  if (file.single && file.routes?.list !== undefined) report('/routes/list', 'single-with-list', { found: 'routes.list' }, 'key');
  if (file.form?.submit !== undefined) checkSubmit(file, report);
  if (file.schema || file.dashboard || file.form?.submit !== undefined) return;
  for (const part of ['table', 'list', 'form', 'detail', 'states'] as const) {
    if (file[part] !== undefined) report(`/${part}`, 'needs-schema', { found: part }, 'key');
  }
}

/** The form of an action stands alone: it has no record to read or write. */
function checkSubmit({ form, actions = {}, ...file }: Candidate['file'], report: Report): void {
  for (const part of ['schema', 'page', 'dashboard', 'viewOf', 'source', 'table', 'list', 'detail', 'states', 'hooks', 'add', 'edit'] as const) {
    if (file[part] !== undefined) report(`/${part}`, 'submit-has-no-record', { found: part }, 'key');
  }
  if (form?.layout) report('/form/layout', 'submit-has-no-record', { found: 'layout' }, 'key');
  const asking = Object.keys(actions).filter((verb) => actions[verb]?.at === 'toolbar' && actions[verb].ask && actions[verb].handler !== undefined);
  const { submit = '' } = form ?? {};
  if (!asking.includes(submit)) report('/form/submit', 'submit-no-action', { found: submit, allowed: allowedText(submit, asking) });
}

/** A default filter must be one that the filters of the list show, so that a person can remove it. */
function checkDefaultFilter({ file }: Candidate, filter: Condition, report: Report): void {
  const known = file.list?.filters ?? [];
  checkCondition(filter, recordFields(file), { self: undefined }, '/list/filter', report);
  for (const [name, wanted] of Object.entries(filter)) {
    const at = pointerOf('list', 'filter', name);
    if (!known.includes(name)) report(at, 'filter-not-offered', { found: name, allowed: allowedText(name, known) }, 'key');
    for (const word of isComparison(wanted) ? (['before', 'after', 'not'] as const) : []) {
      if (isComparison(wanted) && wanted[word] !== undefined) report(at + pointerOf(word), 'filter-not-shown', { found: word }, 'key');
    }
  }
}

/** Rows of a source are read only; what an action does to them is up to its handler. */
function checkSource(file: Candidate['file'], report: Report): void {
  for (const part of ['table', 'single', 'form', 'states', 'add', 'edit'] as const) {
    if (file[part] !== undefined) report(`/${part}`, 'source-read-only', { found: part }, 'key');
  }
  for (const [index, call] of (file.access?.calls ?? []).entries()) {
    const allowed: readonly string[] = defaults.operations.source;
    if (!allowed.includes(call) && !Object.hasOwn(file.actions ?? {}, call)) report(`/access/calls/${index}`, 'source-read-only', { found: call });
  }
  for (const [verb, action] of Object.entries(file.actions ?? {})) {
    for (const part of ['set', 'move', 'notify'] as const) {
      if (action[part]) report(pointerOf('actions', verb, part), 'source-read-only', { found: part }, 'key');
    }
  }
}

function checkLayout(candidate: Candidate, layout: LayoutFile, at: string, report: Report, known: (name: string, at: string) => boolean): void {
  const { file, screen } = candidate;
  if (!file.schema) return;
  const isForm = at.startsWith('/form');
  const placed = new Set<string>();
  for (const { name, pointer } of namesOf(layout, at)) {
    if (!known(name, pointer)) continue;
    const field = fieldOf(screen, name);
    if (isForm && (!field || field.isSystem || field.isState || field.readOnly)) report(pointer, 'not-a-form-field', { found: name });
    else if (placed.has(name)) report(pointer, 'placed-twice', { found: name });
    placed.add(name);
  }
  if (!isForm) return;
  // Another face may add nothing; what hooks fill in there, no file says.
  if (file.viewOf !== undefined && (file.hooks !== undefined || screen.calls.Add === undefined)) return;
  const set = Object.keys(file.add?.set ?? {});
  // A slip in the name of what is set has been reported, and what it meant to fill in is not known.
  if (set.some((name) => !fieldOf(screen, name) && !file.schema?.properties[name])) return;
  const filledIn = new Set([...[file.access?.own ?? []].flat(), ...set]);
  for (const [index, name] of (file.schema.required ?? []).entries()) {
    const field = fieldOf(screen, name);
    if (!field || placed.has(name) || filledIn.has(name) || field.isState || field.readOnly || field.default !== undefined) continue;
    // What a view requires stands in the file of its base.
    report(file.viewOf === undefined ? `/schema/required/${index}` : at, 'required-not-in-form', { found: name });
  }
}

/** Yields the field names of a layout with their JSON pointers. */
export function* namesOf(layout: LayoutFile, at: string): Generator<{ name: string; pointer: string }> {
  for (const [index, entry] of layout.entries()) {
    if (typeof entry === 'string') yield { name: entry, pointer: `${at}/${index}` };
    else if (Array.isArray(entry)) yield* entry.map((name, place) => ({ name, pointer: `${at}/${index}/${place}` }));
    else yield* namesOf(entry.fields, at + pointerOf(index, 'fields'));
  }
}

function checkMenuEntries({ file, screen }: Candidate, report: Report): void {
  if (!file.menu) return;
  const pages = Object.keys(screen.routes) as RouteKind[];
  for (const [index, entry] of (file.menu.entries ?? []).entries()) {
    if (!pages.includes(entry)) report(`/menu/entries/${index}`, 'menu-entry-without-page', { found: entry, allowed: allowedText(entry, pages) });
  }
}
