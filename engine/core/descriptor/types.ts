import type { JsonType } from '../format/format-type.ts';
import type { Json } from '../json/json.ts';
import type { NoticeKind } from '../protocol/notice-kinds.ts';
import type { Text } from '../text/text.ts';
import type { Condition, Scalar, SortKey } from './condition-types.ts';
import type { Format } from './formats.ts';
import type { Dashboard, RecordQuery, Related, Summary } from './query-types.ts';

export type { Comparison, Condition, Scalar, SortKey, Wanted } from './condition-types.ts';

export type Tone = 'default' | 'info' | 'success' | 'warning' | 'error';

/** What the fields of a record must satisfy together. In its conditions `$form` is the record to be stored. */
export interface Rule {
  when?: Condition;
  must: Condition;
  /** Said where it does not hold. */
  message: Text;
  /** The field it is said at. */
  at: string;
}

/** What happens to a record when one it refers to is removed: it prevents the removal, loses the reference, or is removed too. */
export type OnRemove = 'restrict' | 'clear' | 'cascade';

/** How a column is shown before anybody arranges it. */
export interface ColumnRule {
  /** Pixels. */
  width?: number;
  /** Columns with the greatest number give way first, those with 0 never. */
  priority?: number;
}

/** Retains only the last rows, of the whole table or for each value of a field. */
export interface Keep {
  last: number;
  per?: string;
}

/** What is available without a session: calls, and the fields they show. */
export interface PublicFace {
  calls: ('List' | 'Get')[];
  fields: string[];
}

/** How the tab of a page behaves. */
export interface TabRules {
  /** Its page goes as soon as another tab is on top. */
  notCache?: true;
  /** It asks before it closes. */
  confirmClose?: true;
}

/** Who is notified: the account of a field or a lookup (`app_id.account_id`), or every administrator with a right (`App.Pass`). */
export interface NoticeFile {
  to: string | { right: string };
  /** `{field}` stands for a value of the record, or of what was asked. */
  message: Text;
  /** What readers choose by where they want to be told; `other` without it. */
  kind?: NoticeKind;
  /** Of the record as it is afterwards; of all records without it. */
  when?: Condition;
}

/** The transition that the record behind a reference makes: its verb, or the verb for records that are so. */
export type MoveFile = string | { transition: string; when?: Condition };

/** Where the button of an action is: at each row and record, over a selection, over the list, on the page of a record, or in its form. */
export type ActionPlace = 'row' | 'bulk' | 'toolbar' | 'record' | 'form';

export const operations = ['List', 'Get', 'Add', 'Edit', 'Remove', 'Restore', 'Import', 'Export'] as const;
export type Operation = (typeof operations)[number];

export const routeKinds = ['list', 'add', 'edit', 'detail'] as const;
export type RouteKind = (typeof routeKinds)[number];

/** How the records of a list are drawn. */
export type ListLook = 'table' | 'tree' | 'gallery' | 'kanban';

export interface Option {
  value: string | number;
  label: Text;
  tone?: Tone;
}

/** Records of another screen whose values a field may have. */
export interface Choices {
  from: string;
  /** Field of those records that is stored. */
  value: string;
  /** Fields of those records that hold the words, by language. */
  label: Record<keyof Text, string>;
  where?: Condition;
  sort: SortKey[];
}

/** A field with its defaults. */
export interface Field {
  name: string;
  type: JsonType;
  format?: Format;
  label: Text;
  hint?: Text;
  /** In place of the engine's sentences: for a value of a wrong form, for none, and for one another record has. */
  error?: Text;
  missing?: Text;
  taken?: Text;
  unit?: Text;
  options?: Option[];
  required: boolean;
  /** Required while other fields of the record are so. */
  requiredWhen?: Condition;
  default?: Json;
  /** Set by the server only (states, counters, audit columns); never part of a form. */
  readOnly: boolean;
  writeOnce: boolean;
  secretOnEdit: boolean;
  when?: Condition;
  widget?: string;
  /** A number or value of other records that point here; computed when asked for and never stored. */
  rollup?: RecordQuery & { via: string };
  /** Of a secret that has several lines: how many the input shows. */
  lines?: number;
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
  /** The value is that of `field` of the record of `screen` the field `reference` points to; the name is then `reference.field`. */
  lookup?: { reference: string; screen: string; field: string };
  onRemove?: OnRemove;
  /** Of a reference: what the records it may point to must be; `$form` is the record that points there. */
  offered?: Condition;
  /** Where its values come from; `options` and the schema's `enum` are filled in when the screen goes live. */
  choices?: Choices;
  /** What finds the value when it is shown: `<plugin>/<export>`, or fields that say when something comes again. */
  computed?: string | NextMoment;
  /** Of a picture: a field of another screen whose pictures are offered beside an upload. */
  library?: { screen: string; field: string };
}

/** The first moment still to come of what comes again: of the first field in `next` that says something, a recurring format or a duration. */
export interface NextMoment {
  next: string[];
  /** Field with the moment durations are counted from; without one, or while it is empty, when the record was made. */
  since?: string;
  /** Nothing comes for other records. */
  when?: Condition;
  /** So many of them, as lines of a text; left out: one moment. */
  count?: number;
}

/** Keywords of JSON Schema about one value, in fields as written and as normalized. */
export interface ValueKeywords {
  default?: Json;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  required?: string[];
}

/** The keywords of JSON Schema that fields use. */
export interface JsonSchema extends ValueKeywords {
  type?: JsonType;
  format?: string;
  enum?: Json[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: boolean;
}

/** How sections are arranged: one below the other, or one at a time. */
export type SectionLook = 'card' | 'tabs' | 'steps';

/** A group of a form or detail page. */
export interface Section {
  label?: Text;
  /** Each inner array is one row of fields. */
  rows: string[][];
}

/** What happens along with a write, an action or a transition, all in its transaction. */
export interface Effect {
  /** The stored record must be so. */
  when?: Condition;
  confirm?: Text;
  ask: Field[];
  /** Fields that get a value, by name. */
  set: Record<string, Scalar>;
  /** Fields or lookups one of which holds the caller's account; empty for everybody the screen is for. */
  own: string[];
  /** The account in this field may not do it. */
  notBy?: string;
  /** Reference field → transition the record it points to makes. */
  move: Record<string, { transition: string; when?: Condition }>;
  /** Who is told, and what. */
  notify: NoticeFile[];
}

/** A transition between states. */
export interface Transition extends Effect {
  verb: string;
  from: string[];
  to: string;
  label: Text;
  bulk: boolean;
  /** The server makes it by itself: nobody has a button or a right for it. */
  isAutomatic: boolean;
}

/** A state machine over one field. */
export interface Machine {
  field: string;
  initial: string;
  onEdit?: string;
  /** An edit of these fields alone leaves the state. */
  onEditExcept: string[];
  /** The states a record can be edited in; all of them where it is left out. */
  editable?: string[];
  values: Option[];
  transitions: Transition[];
}

/** An action that a descriptor declares. */
export interface Action extends Effect {
  verb: string;
  at: ActionPlace;
  label: Text;
  /** What is said once it is done; left out: the label. */
  done?: Text;
  tone: 'default' | 'primary' | 'danger';
  handler?: string;
  result?: string;
  widget?: string;
  open?: string;
  /** The handler runs as a job: with progress, and a message to whoever began it when it is over. */
  isJob: boolean;
}

/** What a list says while it has no records. */
export interface ListEmpty {
  hint: Text;
  button?: { label: Text; open: string };
}

interface ListDescriptor {
  columns: string[];
  /** What the descriptor says of single columns, by their field. */
  columnRules: Record<string, ColumnRule>;
  search: string[];
  filters: string[];
  /** What is filtered by until somebody says otherwise. */
  filter?: Condition;
  sort: SortKey[];
  /** Fields a person may sort by; all the list shows where it is left out. */
  sortable?: string[];
  /** So many rows are put in order without an index. */
  sortableRows: number;
  tabs?: string;
  empty?: ListEmpty;
  /** Under this name its number of records stands on the home page. */
  figure?: Text;
  /** False where there are so many rows that nobody counts them. */
  hasTotal: boolean;
  /** At least one; the first is shown until a person chooses another. */
  looks: ListLook[];
  /** Of a tree: the reference to the record above. */
  parent?: string;
  /** Of a gallery: the picture of a card. */
  image?: string;
  /** Of a kanban: the field of states whose values are the columns. */
  state?: string;
  /** Field whose values the rows are put together by. */
  groupBy?: string;
  /** Numbers of everything that is selected. */
  summary: Summary[];
}

export type ScreenKind = 'list' | 'single' | 'page' | 'dashboard';

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
  dashboard?: Dashboard;
  hooks?: string;
  menu: false | { section: string; group?: string; icon: string; order: number; entries: RouteKind[]; badge?: RecordQuery };
  routes: Partial<Record<RouteKind, string>>;
  /** Of pages whose tabs are not like others. */
  tabRules: Partial<Record<RouteKind, TabRules>>;
  titles: Partial<Record<RouteKind, Text>>;
  /** The field that names a record, where a descriptor says it; see `titleField`. */
  title?: string;
  table?: { name: string; unique: string[][]; indexes: string[][]; keep?: Keep };
  /** The screen whose records these are; its own name for all but another face of them. Hooks, audit and storage go by it. */
  records: string;
  /** A table of the engine or of a plugin whose rows are shown and never written; `table` is left out then. */
  source?: string;
  /** In file order, system fields last. */
  fields: Field[];
  /** What has no column and nobody fills in: what plugins compute, and what list and detail show of the records that references point to. */
  derived: Field[];
  /** What fields must be beside one another, checked with each of them. */
  rules: Rule[];
  list?: ListDescriptor;
  form: Section[];
  formLook: SectionLook;
  /** Verb of the action whose `ask` is the form, of a single screen without records. */
  submit?: string;
  detail: Section[];
  /** Lists of other records on the page of one. */
  related: Related[];
  detailLook: Exclude<SectionLook, 'steps'>;
  machines: Machine[];
  actions: Action[];
  /** Operation → verb of its call; an operation that is missing does not exist. */
  calls: Partial<Record<Operation, string>>;
  /** Verb → least level that may call it, beyond the permission tree. */
  levels: Record<string, number>;
  /** What a new record and an edit do beside the write itself. */
  add: Effect & { /** `<plugin>/<Export>` that shows what adding answered. */ result?: string /** Said where the server itself fails at it. */; failed?: Text };
  edit: Effect;
  /** Fields or lookups one of which holds the caller's account: rows are limited to the caller's. Empty for all rows. */
  own: string[];
  /** What the rows its calls know of must be. */
  where?: Condition;
  /** What visitors who have not signed in may read. */
  public?: PublicFace;
  /** Every administrator may open the pages without a grant. */
  everyone?: true;
}
