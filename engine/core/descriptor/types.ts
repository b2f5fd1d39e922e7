import type { JsonType } from '../format/format-type.ts';
import type { Json } from '../json/json.ts';
import type { Text } from '../text/text.ts';
import type { Format } from './formats.ts';

export type Tone = 'default' | 'info' | 'success' | 'warning' | 'error';

/** Equality (`"limited"`) or membership (`["a", "b"]`) on other fields of the same record; all must hold. */
export type Condition = Record<string, string | number | boolean | (string | number)[]>;

/* ------------------------------------------------------------------ as written in a file */

/** A field of a descriptor file: JSON Schema plus the words of our own. */
export interface FieldFile {
  type: JsonType;
  label: Text;
  format?: string;
  enum?: (string | number)[];
  enumLabel?: Record<keyof Text, string[]>;
  default?: Json;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  items?: Omit<FieldFile, 'label'> & { label?: Text };
  properties?: Record<string, FieldFile>;
  required?: string[];
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  readOnly?: boolean;
  examples?: Json[];
  hint?: Text;
  error?: Text;
  widget?: string;
  when?: Condition;
  writeOnce?: boolean;
  unit?: Text;
  secretOnEdit?: boolean;
}

export type LayoutFile = (string | string[] | { label: Text; fields: (string | string[])[] })[];

interface TransitionFile {
  from: string[];
  to: string;
  label: Text;
  confirm?: Text;
  bulk?: boolean;
  ask?: Record<string, FieldFile>;
}

export interface MachineFile {
  initial: string;
  onEdit?: string;
  values: Record<string, Text & { tone?: Tone }>;
  transitions?: Record<string, TransitionFile>;
}

export interface ActionFile {
  at: 'row' | 'bulk' | 'toolbar';
  label: Text;
  tone?: 'default' | 'primary' | 'danger';
  when?: Condition;
  confirm?: Text;
  ask?: Record<string, FieldFile>;
  handler?: string;
  result?: string;
  widget?: string;
  open?: string;
}

/** A descriptor file, after parsing and meta-schema validation and before defaults. */
export interface ScreenFile {
  $schema?: string;
  name: string;
  label: Text;
  purpose?: Text;
  site?: 'admin' | 'portal';
  menu?: false | { section: string; icon?: string; order?: number; entries?: RouteKind[] };
  routes?: Partial<Record<RouteKind | 'form', string>>;
  titles?: Partial<Record<RouteKind, Text>>;
  table?: { name?: string; unique?: string[][]; indexes?: string[][] };
  single?: true;
  page?: string;
  hooks?: string;
  schema?: { type: 'object'; required?: string[]; properties: Record<string, FieldFile> };
  list?: { columns: string[]; search?: string[]; filters?: string[]; sort?: string[]; sortableRows?: number; tabs?: string; figure?: true };
  form?: { layout: LayoutFile };
  detail?: { layout: LayoutFile };
  states?: Record<string, MachineFile>;
  actions?: Record<string, ActionFile>;
  calls?: Partial<Record<Operation, string>>;
  access?: { calls?: Operation[]; levels?: Record<string, number>; own?: string; everyone?: true };
}

/* ------------------------------------------------------------------ normalized: nothing left to default */

export const operations = ['List', 'Get', 'Add', 'Edit', 'Remove', 'Restore', 'Import', 'Export'] as const;
export type Operation = (typeof operations)[number];

export const routeKinds = ['list', 'add', 'edit', 'detail'] as const;
export type RouteKind = (typeof routeKinds)[number];

export interface Option {
  value: string | number;
  label: Text;
  tone?: Tone;
}

export interface Field {
  name: string;
  type: JsonType;
  format?: Format;
  label: Text;
  hint?: Text;
  error?: Text;
  unit?: Text;
  options?: Option[];
  required: boolean;
  default?: Json;
  /** Set by the server only (states, counters, audit columns); never part of a form. */
  readOnly: boolean;
  writeOnce: boolean;
  secretOnEdit: boolean;
  when?: Condition;
  widget?: string;
  /** True when the field is a status set driven by `Screen.machines`. */
  isState: boolean;
  /** True for id, created_at, updated_at, created_by and rev, which every table has. */
  isSystem: boolean;
  /** Plain draft-07 JSON Schema of the value: own words removed, own formats kept in `format` for the registered validators. */
  schema: JsonSchema;
  /** What each element of an array is; its label is the array's own unless `items` gives one. */
  element?: Field;
  /** Fields of an object with `properties`, in file order. */
  members?: Field[];
}

export interface JsonSchema {
  type?: JsonType;
  format?: string;
  enum?: Json[];
  default?: Json;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean;
}

export interface Section {
  label?: Text;
  /** Each inner array is one row of fields. */
  rows: string[][];
}

export interface Transition {
  verb: string;
  from: string[];
  to: string;
  label: Text;
  confirm?: Text;
  bulk: boolean;
  ask: Field[];
}

export interface Machine {
  field: string;
  initial: string;
  onEdit?: string;
  values: Option[];
  transitions: Transition[];
}

export interface Action {
  verb: string;
  at: 'row' | 'bulk' | 'toolbar';
  label: Text;
  tone: 'default' | 'primary' | 'danger';
  when?: Condition;
  confirm?: Text;
  ask: Field[];
  handler?: string;
  result?: string;
  widget?: string;
  open?: string;
}

interface ListDescriptor {
  columns: string[];
  search: string[];
  filters: string[];
  sort: SortKey[];
  /** So many rows are put in order without an index. */
  sortableRows: number;
  tabs?: string;
  /** Its number of records stands on the home page. */
  figure: boolean;
}

export interface SortKey {
  field: string;
  descending: boolean;
}

export type ScreenKind = 'list' | 'single' | 'page';

/** A screen with every default in place. Plain data: it travels to the browser as it is. */
export interface Screen {
  name: string;
  /** `Pascal` form of the name, the class part of its calls: `pay_config` → `PayConfig`. */
  className: string;
  label: Text;
  purpose?: Text;
  site: 'admin' | 'portal';
  kind: ScreenKind;
  page?: string;
  hooks?: string;
  menu: false | { section: string; icon: string; order: number; entries: RouteKind[] };
  routes: Partial<Record<RouteKind, string>>;
  titles: Partial<Record<RouteKind, Text>>;
  table?: { name: string; unique: string[][]; indexes: string[][] };
  /** In file order, system fields last. */
  fields: Field[];
  list?: ListDescriptor;
  form: Section[];
  detail: Section[];
  machines: Machine[];
  actions: Action[];
  /** Operation → verb of its call; an operation that is missing does not exist. */
  calls: Partial<Record<Operation, string>>;
  /** Verb → least level that may call it, beyond the permission tree. */
  levels: Record<string, number>;
  /** Field that holds the owner's account id: rows are limited to the caller's. */
  own?: string;
  /** Every administrator may open the pages without a grant. */
  everyone?: true;
}
