import type {
  Action,
  ActionFile,
  Field,
  FieldFile,
  LayoutFile,
  Machine,
  MachineFile,
  Operation,
  RouteKind,
  Screen,
  ScreenFile,
  ScreenKind,
  Section,
} from '../types.ts';
import { routeKinds } from '../types.ts';
import { defaults, defaultTitle, systemFields } from './defaults.ts';
import { normalizeField } from './normalize-field.ts';
import { sortKeyOf } from './sort-key.ts';

/**
 * Puts every default in place. The file must have passed the meta-schema; references inside it may still be wrong
 * (check-references says so), so nothing here may throw on a name that leads nowhere.
 */
export function normalize(file: ScreenFile): Screen {
  const kind: ScreenKind = file.page ? 'page' : file.single ? 'single' : 'list';
  const machines = Object.entries(file.states ?? {}).map(([field, machine]) => normalizeMachine(field, machine));
  const fields = normalizeFields(file, machines);
  const routes = normalizeRoutes(file, kind);
  const form = file.form ? sectionsOf(file.form.layout) : [{ rows: fields.filter(isFilledInByPeople).map((field) => [field.name]) }];
  const list = kind === 'list' ? normalizeList(file, fields) : undefined;
  return {
    name: file.name,
    className: classNameOf(file.name),
    label: file.label,
    purpose: file.purpose,
    site: file.site ?? defaults.site,
    kind,
    page: file.page,
    hooks: file.hooks,
    menu: file.menu === false ? false : { ...defaults.menu, ...menuEntriesOf(kind), ...file.menu },
    routes,
    titles: normalizeTitles(file, routes, kind),
    table:
      kind === 'page' && !file.schema
        ? undefined
        : { name: file.table?.name ?? file.name, unique: file.table?.unique ?? [], indexes: file.table?.indexes ?? [] },
    fields,
    list,
    form,
    detail: file.detail ? sectionsOf(file.detail.layout) : detailOf(form, fields),
    machines,
    actions: Object.entries(file.actions ?? {}).map(([verb, action]) => normalizeAction(verb, action)),
    calls: normalizeCalls(file, kind),
    levels: file.access?.levels ?? {},
    own: file.access?.own,
    everyone: file.access?.everyone,
  };
}

/** `pay_config` → `PayConfig`: the class part of a screen's calls. */
function classNameOf(name: string): string {
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
  const own = Object.entries(file.schema.properties).map(([name, field]) =>
    normalizeField(name, field, { required: required.has(name), machine: machines.find((machine) => machine.field === name) }),
  );
  const system = Object.entries(systemFields).map(([name, field]) => ({ ...normalizeField(name, field, { required: false }), isSystem: true }));
  return [...own, ...system];
}

function isFilledInByPeople(field: Field): boolean {
  return !field.isSystem && !field.isState && !field.readOnly;
}

/** A list screen has a list, an add, an edit and a detail page; a single or hand-made page has one route, kept under `edit`. */
function normalizeRoutes(file: ScreenFile, kind: ScreenKind): Screen['routes'] {
  const base = `/${file.name}`;
  const routes = file.routes ?? {};
  if (kind !== 'list') return { edit: routes.edit ?? routes.form ?? routes.list ?? base };
  const form = routes.form;
  return {
    list: routes.list ?? `${base}/list`,
    add: routes.add ?? form ?? `${base}/add`,
    edit: routes.edit ?? form ?? `${base}/edit`,
    detail: routes.detail ?? `${base}/view`,
  };
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
    file.list?.columns ??
    fields
      .filter(isFilledInByPeople)
      .slice(0, 6)
      .map((field) => field.name);
  return {
    columns,
    search: file.list?.search ?? [],
    filters: file.list?.filters ?? [],
    sort: (file.list?.sort ?? ['-id']).map(sortKeyOf),
    sortableRows: file.list?.sortableRows ?? defaults.sortableRows,
    tabs: file.list?.tabs,
    figure: file.list?.figure === true,
  };
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
    values: Object.entries(machine.values).map(([value, { tone, ...label }]) => ({ value, label, tone: tone ?? 'default' })),
    transitions: Object.entries(machine.transitions ?? {}).map(([verb, transition]) => ({
      verb: verb[0]!.toUpperCase() + verb.slice(1),
      from: transition.from,
      to: transition.to,
      label: transition.label,
      confirm: transition.confirm,
      bulk: transition.bulk ?? false,
      ask: askedFields(transition.ask),
    })),
  };
}

function normalizeAction(verb: string, { ask, tone, ...action }: ActionFile): Action {
  return { ...action, verb: verb[0]!.toUpperCase() + verb.slice(1), tone: tone ?? 'default', ask: askedFields(ask) };
}

/** What a confirmation asks for must be answered unless it has a default. */
function askedFields(ask: Record<string, FieldFile> | undefined): Field[] {
  return Object.entries(ask ?? {}).map(([name, field]) => normalizeField(name, field, { required: field.default === undefined }));
}

function normalizeCalls(file: ScreenFile, kind: ScreenKind): Screen['calls'] {
  const calls: Screen['calls'] = {};
  for (const operation of file.access?.calls ?? (defaults.operations[kind] as readonly Operation[])) {
    calls[operation] = file.calls?.[operation] ?? operation;
  }
  return calls;
}
