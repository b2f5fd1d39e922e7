/** Descriptors as they are written, after parsing and a check of their shape and before defaults. */
import type { JsonType } from '../format/format-type.ts';
import type { Json } from '../json/json.ts';
import type { Text } from '../text/text.ts';
import type { Condition, Scalar } from './condition-types.ts';
import type { DashboardFile, QueryFile, RelatedFile, SummaryFile } from './query-types.ts';
import type {
  ActionPlace,
  ColumnRule,
  Keep,
  ListEmpty,
  ListLook,
  MoveFile,
  NextMoment,
  NoticeFile,
  OnRemove,
  Operation,
  PublicFace,
  RouteKind,
  Rule,
  SectionLook,
  TabRules,
  Tone,
  ValueKeywords,
} from './types.ts';

/** A field of a descriptor file: JSON Schema with keywords of our own. */
export interface FieldFile extends ValueKeywords {
  type: JsonType;
  label: Text;
  format?: string;
  enum?: (string | number)[];
  enumLabel?: Record<keyof Text, string[]>;
  enumTone?: Tone[];
  items?: Omit<FieldFile, 'label'> & { label?: Text };
  properties?: Record<string, FieldFile>;
  readOnly?: boolean;
  examples?: Json[];
  hint?: Text;
  error?: Text;
  missing?: Text;
  taken?: Text;
  widget?: string;
  when?: Condition;
  writeOnce?: boolean;
  unit?: Text;
  secretOnEdit?: boolean;
  computed?: string | (Omit<NextMoment, 'next'> & { next: string | string[] });
  onRemove?: OnRemove;
  options?: Pick<QueryFile, 'where' | 'from' | 'sort'> & { value?: string; label?: Record<keyof Text, string> };
  requiredWhen?: Condition;
  rollup?: QueryFile;
  lines?: number;
  library?: string;
}

/** Field names in the order of a form or detail page: rows of one or several, and labelled sections. */
export type LayoutFile = (string | string[] | { label: Text; fields: (string | string[])[] })[];

/** What happens along with a write, an action or a transition; the keywords are the same on each. */
export interface EffectFile {
  when?: Condition;
  confirm?: Text;
  ask?: Record<string, FieldFile>;
  set?: Record<string, Scalar>;
  own?: string | string[];
  notBy?: string;
  move?: Record<string, MoveFile>;
  notify?: NoticeFile | NoticeFile[];
}

interface TransitionFile extends EffectFile {
  from: string[];
  to: string;
  label: Text;
  bulk?: boolean;
  by?: 'system';
}

export interface MachineFile {
  initial: string;
  onEdit?: string;
  onEditExcept?: string[];
  editable?: string[];
  values: Record<string, Text & { tone?: Tone }>;
  transitions?: Record<string, TransitionFile>;
}

export interface ActionFile extends EffectFile {
  at: ActionPlace;
  label: Text;
  done?: Text;
  tone?: 'default' | 'primary' | 'danger';
  handler?: string;
  result?: string;
  widget?: string;
  open?: string;
  job?: true;
}

/** How another face of the same records labels a field. Its rules stay the same. */
interface ViewFieldFile {
  label?: Text;
  hint?: Text;
  readOnly?: true;
}

interface RouteFile extends TabRules {
  path?: string;
}

/** A descriptor file, after parsing and meta-schema validation and before defaults. */
export interface ScreenFile {
  $schema?: string;
  name: string;
  label: Text;
  purpose?: Text;
  site?: 'admin' | 'portal';
  menu?: false | { section: string; group?: string; icon?: string; order?: number; entries?: RouteKind[]; badge?: QueryFile };
  routes?: Partial<Record<RouteKind | 'form', string | RouteFile>>;
  titles?: Partial<Record<RouteKind, Text>>;
  title?: string;
  table?: { name?: string; unique?: string[][]; indexes?: string[][]; keep?: Keep };
  source?: string;
  viewOf?: string;
  fields?: Record<string, ViewFieldFile>;
  single?: true;
  page?: string;
  dashboard?: DashboardFile;
  hooks?: string;
  schema?: { type: 'object'; required?: string[]; properties: Record<string, FieldFile>; rules?: Rule[] };
  list?: {
    columns: (string | ({ field: string } & ColumnRule))[];
    search?: string[];
    filters?: string[];
    filter?: Condition;
    sort?: string[];
    sortable?: string[];
    sortableRows?: number;
    tabs?: string;
    figure?: Text;
    empty?: ListEmpty;
    total?: false;
    as?: ListLook | ListLook[];
    parent?: string;
    image?: string;
    state?: string;
    groupBy?: string;
    summary?: Record<string, SummaryFile>;
  };
  form?: { layout?: LayoutFile; as?: SectionLook; submit?: string };
  detail?: { layout?: LayoutFile; as?: Exclude<SectionLook, 'steps'>; related?: Record<string, RelatedFile> };
  states?: Record<string, MachineFile>;
  actions?: Record<string, ActionFile>;
  callNames?: Partial<Record<Operation, string>>;
  add?: Omit<EffectFile, 'ask' | 'confirm' | 'own'> & { result?: string; failed?: Text };
  edit?: Omit<EffectFile, 'ask'>;
  access?: { calls?: string[]; levels?: Record<string, number>; own?: string | string[]; where?: Condition; public?: PublicFace; everyone?: true };
}
