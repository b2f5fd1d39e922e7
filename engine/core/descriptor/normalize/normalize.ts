import type { ActionFile, EffectFile, FieldFile, LayoutFile, MachineFile, ScreenFile } from '../file-types.ts';
import { hasRowSource } from '../row-source.ts';
import type { Action, ColumnRule, Effect, Field, Machine, RouteKind, Screen, ScreenKind, Section } from '../types.ts';
import { operations, routeKinds } from '../types.ts';
import { defaults, defaultTitle, systemFields } from './defaults.ts';
import { lookFields } from './look-fields.ts';
import { normalizeField } from './normalize-field.ts';
import { normalizeDashboard, normalizeQuery, normalizeRelated, normalizeSummary } from './normalize-query.ts';
import { sortKeyOf } from './sort-key.ts';

/**
 * Returns the screen of a descriptor file, with every default. The file must satisfy the meta-schema; references in it may still be wrong, so nothing
 * here throws on a name that does not exist (the checks report it).
 */
export function normalize(file: ScreenFile): Screen {
  const kind: ScreenKind = file.page ? 'page' : file.dashboard ? 'dashboard' : file.single ? 'single' : 'list';
  const machines = Object.entries(file.states ?? {}).map(([field, machine]) => normalizeMachine(field, machine));
  const fields = normalizeFields(file, machines);
  const derived = normalizeDerived(file);
  const routes = normalizeRoutes(file, kind);
  const form = file.form?.layout ? sectionsOf(file.form.layout) : [{ rows: fields.filter(isFilledInByPeople).map((field) => [field.name]) }];
  const list = kind === 'list' ? normalizeList(file, fields) : undefined;
  return {
    name: file.name,
    className: classNameOf(file.name),
    label: file.label,
    purpose: file.purpose,
    site: file.site ?? defaults.site,
    kind,
    page: file.page,
    dashboard: normalizeDashboard(file.dashboard, file.name),
    hooks: file.hooks,
    menu: file.menu === false ? false : { ...defaults.menu, ...menuEntriesOf(kind), ...file.menu, badge: badgeOf(file) },
    routes,
    tabRules: normalizeTabRules(file, routes),
    titles: normalizeTitles(file, routes, kind),
    title: file.title,
    table:
      file.source !== undefined || !file.schema
        ? undefined
        : { name: file.table?.name ?? file.name, unique: file.table?.unique ?? [], indexes: file.table?.indexes ?? [], keep: file.table?.keep },
    records: file.viewOf ?? file.name,
    source: file.source,
    fields,
    derived,
    rules: file.schema?.rules ?? [],
    list,
    form,
    submit: file.form?.submit === undefined ? undefined : verbOf(file.form.submit),
    detail: file.detail?.layout ? sectionsOf(file.detail.layout) : detailOf(form, [...fields, ...derived]),
    related: normalizeRelated(file.detail?.related, file.name),
    formLook: file.form?.as ?? defaults.sectionLook,
    detailLook: file.detail?.as ?? defaults.sectionLook,
    machines,
    actions: Object.entries(file.actions ?? {}).map(([verb, action]) => normalizeAction(verb, action)),
    calls: normalizeCalls(file, kind),
    levels: file.access?.levels ?? {},
    add: { ...normalizeEffect(file.add ?? {}), result: file.add?.result, failed: file.add?.failed },
    edit: normalizeEffect(file.edit ?? {}),
    own: [file.access?.own ?? []].flat(),
    where: file.access?.where,
    public: file.access?.public,
    everyone: file.access?.everyone,
  };
}

/** Returns the class part of a screen's calls: `pay_config` → `PayConfig`. */
export function classNameOf(name: string): string {
  return name
    .split('_')
    .map((word) => (word[0] ?? '').toUpperCase() + word.slice(1))
    .join('');
}

function menuEntriesOf(kind: ScreenKind): { entries?: RouteKind[] } {
  return kind === 'list' ? {} : { entries: ['edit'] };
}

function normalizeFields(file: ScreenFile, machines: Machine[]): Field[] {
  if (!file.schema) return [];
  const required = new Set(file.schema.required);
  const stored = Object.entries(file.schema.properties).filter(([, field]) => !isDerived(field));
  const own = stored.map(([name, field]) =>
    normalizeField(name, field, { required: required.has(name), machine: machines.find((machine) => machine.field === name) }),
  );
  const shown = Object.entries(systemFields).filter(([name]) => isShown(file, name));
  const system = shown.map(([name, field]) => ({ ...normalizeField(name, field, { required: false }), isSystem: true }));
  return [...own, ...system];
}

/** Whether a field has no column. */
function isDerived({ computed, rollup }: FieldFile): boolean {
  return computed !== undefined || rollup !== undefined;
}

function normalizeDerived(file: ScreenFile): Field[] {
  const derived = Object.entries(file.schema?.properties ?? {}).filter((entry) => isDerived(entry[1]));
  return derived.map(([name, field]) => ({ ...normalizeField(name, field, { required: false }), readOnly: true }));
}

/** A source has the columns of its table; on the portal nothing tells who works at the other end. */
function isShown({ source, site }: ScreenFile, systemField: string): boolean {
  if (source !== undefined) return systemField === 'id';
  return site !== 'portal' || systemField !== 'created_by';
}

function isFilledInByPeople(field: Field): boolean {
  return !field.isSystem && !field.isState && !field.readOnly;
}

/** A list screen has a list, an add, an edit and a detail page; a single or hand-made page has one route, kept under `edit`. */
function normalizeRoutes(file: ScreenFile, kind: ScreenKind): Screen['routes'] {
  const base = `/${file.name}`;
  const path = (route: RouteKind | 'form') => {
    const written = file.routes?.[route];
    return typeof written === 'object' ? written.path : written;
  };
  if (kind !== 'list') return { edit: path('edit') ?? path('form') ?? path('list') ?? base };
  return {
    list: path('list') ?? `${base}/list`,
    add: path('add') ?? path('form') ?? `${base}/add`,
    edit: path('edit') ?? path('form') ?? `${base}/edit`,
    detail: path('detail') ?? `${base}/view`,
  };
}

/** Where several pages share an address, the rules of any of them apply. */
function normalizeTabRules({ routes }: ScreenFile, paths: Screen['routes']): Screen['tabRules'] {
  const rules: Screen['tabRules'] = {};
  const declaredRoutes = [routes?.form, ...routeKinds.map((kind) => routes?.[kind])];
  for (const kind of routeKinds) {
    const own =
      routes?.[kind] ??
      (kind === 'add' || kind === 'edit' ? (routes?.form ?? (paths.list === undefined ? declaredRoutes.find(Boolean) : undefined)) : undefined);
    if (paths[kind] === undefined || typeof own !== 'object') continue;
    const { path: _, ...words } = own;
    if (Object.keys(words).length > 0) rules[kind] = words;
  }
  return rules;
}

function normalizeTitles(file: ScreenFile, routes: Screen['routes'], kind: ScreenKind): Screen['titles'] {
  const titles: Screen['titles'] = {};
  for (const route of routeKinds) {
    if (routes[route] === undefined) continue;
    titles[route] = file.titles?.[route] ?? (kind === 'list' ? defaultTitle(route, file.label) : file.label);
  }
  return titles;
}

function normalizeList(file: ScreenFile, fields: Field[]): Screen['list'] {
  const columns =
    file.list?.columns.map(columnName) ??
    fields
      .filter(isFilledInByPeople)
      .slice(0, 6)
      .map((field) => field.name);
  return {
    columns,
    columnRules: Object.fromEntries((file.list?.columns ?? []).flatMap((column) => (typeof column === 'string' ? [] : [[column.field, ruleOf(column)]]))),
    search: file.list?.search ?? [],
    filters: file.list?.filters ?? [],
    filter: file.list?.filter,
    sort: (file.list?.sort ?? (hasRowSource(file) ? [] : ['-id'])).map(sortKeyOf),
    sortable: file.list?.sortable ?? (hasRowSource(file) || (file.source !== undefined && file.list?.total === false) ? [] : undefined),
    sortableRows: file.list?.sortableRows ?? defaults.sortableRows,
    tabs: file.list?.tabs,
    figure: file.list?.figure,
    empty: file.list?.empty,
    hasTotal: file.list?.total !== false,
    ...lookFields(file, fields),
    groupBy: file.list?.groupBy,
    summary: normalizeSummary(file.list?.summary),
  };
}

function badgeOf({ name, menu }: ScreenFile) {
  return menu !== false && menu?.badge ? normalizeQuery(menu.badge, name) : undefined;
}

/** Returns the field of a column as written in a list. */
export function columnName(column: string | { field: string }): string {
  return typeof column === 'string' ? column : column.field;
}

function ruleOf({ width, priority }: ColumnRule): ColumnRule {
  return { width, priority };
}

/** Consecutive rows without a label share one section; a labelled group is a section of its own. */
function sectionsOf(layout: LayoutFile): Section[] {
  const sections: Section[] = [];
  for (const entry of layout) {
    if (typeof entry === 'object' && !Array.isArray(entry)) {
      sections.push({ label: entry.label, rows: entry.fields.map(rowOf) });
      continue;
    }
    const last = sections.at(-1);
    if (last && !last.label) last.rows.push(rowOf(entry));
    else sections.push({ rows: [rowOf(entry)] });
  }
  return sections;
}

function rowOf(entry: string | string[]): string[] {
  return Array.isArray(entry) ? entry : [entry];
}

/** The detail shows the form's fields, then states, read-only and audit fields. */
function detailOf(form: Section[], fields: Field[]): Section[] {
  const shown = new Set(form.flatMap((section) => section.rows.flat()));
  const rest = fields.filter((field) => !shown.has(field.name) && field.name !== 'rev').map((field) => [field.name]);
  return rest.length ? [...form, { rows: rest }] : form;
}

function normalizeMachine(field: string, machine: MachineFile): Machine {
  return {
    field,
    initial: machine.initial,
    onEdit: machine.onEdit,
    onEditExcept: machine.onEditExcept ?? [],
    editable: machine.editable,
    values: Object.entries(machine.values).map(([value, { tone, ...label }]) => ({ value, label, tone: tone ?? 'default' })),
    transitions: Object.entries(machine.transitions ?? {}).map(([verb, transition]) => ({
      verb: verbOf(verb),
      from: transition.from,
      to: transition.to,
      label: transition.label,
      bulk: transition.bulk ?? false,
      isAutomatic: transition.by === 'system',
      ...normalizeEffect(transition),
    })),
  };
}

/** Returns the name in calls: `resetSecret` → `ResetSecret`. */
function verbOf(name: string): string {
  return (name[0] ?? '').toUpperCase() + name.slice(1);
}

function normalizeAction(verb: string, { at, label, done, tone, handler, result, widget, open, job, ...effect }: ActionFile): Action {
  return {
    verb: verbOf(verb),
    ...{ at, label, done, tone: tone ?? 'default', handler, result, widget, open, isJob: job === true },
    ...normalizeEffect(effect),
  };
}

function normalizeEffect({ when, confirm, ask, set, own, notBy, move, notify }: EffectFile): Effect {
  return { when, confirm, ask: askFields(ask), set: set ?? {}, own: [own ?? []].flat(), notBy, move: movesOf(move), notify: [notify ?? []].flat() };
}

function movesOf(move: EffectFile['move']): Effect['move'] {
  return Object.fromEntries(Object.entries(move ?? {}).map(([name, one]) => [name, typeof one === 'string' ? { transition: one } : one]));
}

/** What a confirmation asks for must be answered unless it has a default; an empty text as the default says that it may stay empty. */
function askFields(ask: Record<string, FieldFile> | undefined): Field[] {
  return Object.entries(ask ?? {}).map(([name, { default: initial, ...field }]) =>
    normalizeField(name, initial === undefined || initial === '' ? field : { ...field, default: initial }, { required: initial === undefined }),
  );
}

function normalizeCalls(file: ScreenFile, kind: ScreenKind): Screen['calls'] {
  const calls: Screen['calls'] = {};
  if (file.form?.submit !== undefined) return calls;
  const usual: readonly string[] = defaults.operations[file.viewOf !== undefined ? 'view' : file.source !== undefined ? 'source' : kind];
  for (const operation of operations.filter((one) => (file.access?.calls ?? usual).includes(one))) {
    calls[operation] = file.callNames?.[operation] ?? operation;
  }
  return calls;
}
