import type { Json } from '../../../../engine/core/json/json.ts';
import type { Text } from '../../../../engine/core/text/text.ts';
import type { Operator, operations } from '../operations/operations.ts';

/** What the logic of an interface may use of the platform; nothing else exists for it. */
export interface Runtime {
  /** The operations of designer/model/semantics/operations/operations.ts. */
  calc: Calc;
  tables: Tables;
  http(request: HttpRequest): Promise<HttpResponse>;
  /** `data` of another interface's answer; an answer other than 200 ends this call with the same `ret` and message. */
  call(service: string, parameters: Record<string, unknown>): Promise<Json>;
  /** Value of a configuration entry (platform management → configuration), null when there is none. */
  config(name: string): Promise<string | null>;
  /** Whole seconds since 1970. */
  now(): Promise<number>;
  /** An integer of 48 random bits. */
  random(): Promise<number>;
  /** A random UUID (version 4). */
  uuid(): Promise<string>;
  passwords: Passwords;
  caller: Caller;
  cache: Cache;
  topics: Topics;
  /** Runs the work in a transaction: any failure undoes what it has written and ends the call. One inside of another is a savepoint of it. */
  transaction(work: () => Promise<void>, again?: Again): Promise<void>;
  /** Runs the work; null where it went well, else why it did not. What it has written within a transaction is undone then. */
  attempt(work: () => Promise<void>, again?: Again): Promise<Failed | null>;
  /** Does the work again, as often as it says, where it failed for a passing reason; what has been written meanwhile stays. */
  again<Result>(work: () => Promise<Result>, again: Again): Promise<Result>;
  /** The same, and a failure is answered instead of ending the call. */
  caught<Result>(work: () => Promise<Result>, again: Again): Promise<Caught<Result>>;
  /** Runs the work. Where it fails as a rule says, the call ends as that rule says; the first that fits. */
  mapFailures<Result>(work: () => Promise<Result>, rules: readonly MappedFailure[]): Promise<Result>;
  frames: Frames;
  /** Runs one statement on a configured database. Ends the call for one that no SQL node of the interface holds. */
  sql(request: SqlRequest): Promise<SqlAnswer>;
  /** Rows that a stored procedure of a configured database answers. */
  procedure(database: string, name: string, values: unknown[]): Promise<Json>;
  /** Runs a Code node's text in the sandbox. */
  code(text: string, inputs: Record<string, unknown>): Promise<Json>;
  /**
   * The elements a loop goes through. Ends the call when the value is no list, or when loops have turned too often (`turnLimits`).
   * @param weight steps of the call's budget that each turn takes; 1 unless given
   */
  items(value: unknown, weight?: number): readonly unknown[];
  /** The value at a dotted path of an object or a list, null where it leads nowhere. */
  pick(value: unknown, path: string): unknown;
  /** Ends the call: `ret` and message of the envelope. */
  fail(ret: number, message: Text): never;
}

/** The runtime of code that was printed with traces: every node reports its outputs. */
export interface TracingRuntime extends Runtime {
  trace(node: string, outputs: Record<string, unknown>): void;
}

/** The caller of an interface. Empty texts and 0 in a test run without an app. */
export interface Caller {
  appKey: string;
  appName: string;
  accountId: number;
  /** Name the account signs in with. */
  username: string;
}

/** How often work is retried that failed for a passing reason: `ret` from 500 to 599, or 410. */
export interface Again {
  times: number;
  /** Milliseconds before the first time; twice as long before each further one. */
  wait: number;
}

/** Why work failed: what the call would have been answered. */
export interface Failed {
  ret: number;
  /** In the language of the call. */
  message: string;
}

/** The result of work, or why it failed. */
interface Caught<Result> {
  answer: Result | null;
  failure: Failed | null;
}

/** Failures with a `ret` from `from` to `to` are answered as this one. */
export interface MappedFailure {
  from: number;
  to: number;
  ret: number;
  /** Left out: the failure's own, and its `data`. */
  message?: Text;
}

/** One statement, with a `?` for each of its values. */
export interface SqlRequest {
  database: string;
  statement: string;
  /** Bound in this order. A value that does not fit its type ends the call (400); null fits all. */
  values: readonly SqlValue[];
  /** Types of the columns that are answered, by name; none: all of them, as the database has them. */
  columns: Readonly<Record<string, SqlType>>;
  /** More end the call. */
  rows: number;
  seconds: number;
  /** It may change something: the database refuses that otherwise. */
  writes?: boolean;
}

export type SqlValue = readonly [name: string, type: SqlType, value: unknown];

export type SqlType = 'string' | 'integer' | 'float' | 'boolean' | 'date' | 'array' | 'object';

export interface SqlAnswer {
  rows: { [column: string]: Json }[];
  /** Rows that were written. */
  changed: number;
}

/** What `transaction` and `attempt` are made of. Frames end in reverse order. */
export interface Frames {
  begin(kind: FrameKind): Promise<void>;
  /** Keeps what the innermost frame has written; it is over. */
  commit(): Promise<void>;
  /** Undoes it, as far as it belongs to a transaction; it is over. */
  undo(): Promise<void>;
  pause(milliseconds: number): Promise<void>;
  /** A sentence in the language of the call. */
  words(text: Text): Promise<string>;
}

/** Kinds of frames. */
export type FrameKind = 'transaction' | 'attempt';

/** Passwords as tables store them: bcrypt, in the form of PHP's `password_hash` (`$2y$10$…`). */
export interface Passwords {
  /** Ends the call for what is no text of 1 to 72 bytes without a zero character. */
  hash(password: unknown): Promise<string>;
  /** Whether the hash is that of the password; false after the same time where it is no hash of bcrypt. Ends the call for a password that is no text. */
  verify(password: unknown, hash: unknown): Promise<boolean>;
}

/** Small values shared by the calls of all interfaces; JSON values up to 64 KB. */
export interface Cache {
  /** @param key 1 to 200 characters; anything else ends the call */
  get(key: unknown): Promise<Json>;
  /** @param seconds 1 to 86,400; anything else ends the call */
  set(key: unknown, value: unknown, seconds: unknown): Promise<void>;
  delete(key: unknown): Promise<void>;
}

/** Messages to subscribers of a topic of the platform. */
interface Topics {
  /**
   * Publishes a message. It is a write like one to a table of the platform: within a transaction it goes out with the commit, or not at all. Ends the
   * call for a topic that is not there or closed, and for a payload that does not meet its schema.
   */
  publish(message: TopicMessage): Promise<PublishedMessage>;
}

/** A message to be published. */
export interface TopicMessage {
  topic: string;
  /** An object. */
  payload: unknown;
  /** Those of one key arrive in turn: up to 100 characters, or null. */
  key?: unknown;
  /** Id of the account it is about, which topics with this audience need; or null. */
  account?: unknown;
  /** Members of the payload that stay in it where they are null; the others are left out then. */
  nulls?: readonly string[];
}

/** A published message. */
export interface PublishedMessage {
  /** The id that receivers know it by. */
  id: string;
  /** How many subscriptions get it. */
  pushes: number;
}

/** The operations as functions of generated code, with their result types. */
export type Calc = { readonly [Name in Operator]: (typeof operations)[Name]['run'] } & {
  /** The value when it is true or false; anything else ends the call. */
  condition(value: unknown): boolean;
  /** An integer from `min` to `max`, both included, out of 48 random bits. Ends the call where there is none. */
  between(random: number, min: unknown, max: unknown): number;
};

/** Rows of the tables behind data interfaces. Unknown tables and columns are refused. */
export interface Tables {
  list(table: string, request: TablePage): Promise<{ items: Json; total: number }>;
  /** The first row that meets the conditions, null where none does. */
  find(table: string, request: TableRequest): Promise<Json>;
  /** How many rows meet the conditions. */
  count(table: string, equal: Record<string, unknown>, others?: TableConditions): Promise<number>;
  /** @param columns those of the row besides `id`; left out: all */
  get(table: string, id: unknown, columns?: readonly string[], joins?: readonly TableJoin[]): Promise<Json>;
  /** The new row's id. Null and missing values take the default of their columns; a required column without one is refused (400). */
  insert(table: string, values: Record<string, unknown>): Promise<number>;
  /** 1, or 0 when there is no such row. Null empties a column that may be empty, and is refused (400) by others; missing values leave theirs. */
  update(table: string, id: unknown, values: Record<string, unknown>): Promise<number>;
  /**
   * Updates the first row whose `keys` have these values, or inserts one. Ends the call (400) where one of them is null or missing. Two calls at once
   * may both insert unless the database itself keeps the keys unique.
   */
  upsert(table: string, keys: readonly string[], values: Record<string, unknown>): Promise<Upserted>;
  delete(table: string, id: unknown): Promise<number>;
  /**
   * One row of figures for each group of the rows that meet the conditions, at most 1,000; one in all where they are not grouped. Ends the call (400)
   * where a sum is beyond what an integer holds.
   */
  group(table: string, request: TableGroups): Promise<{ [name: string]: Json }[]>;
}

/** The row an upsert has written, and whether it is new. */
export interface Upserted {
  id: number;
  created: boolean;
}

/**
 * How a column is compared: `in` a list of up to 1,000 values, `contains` a text of up to 1,000 characters regardless of case, `from` and `to`
 * include their limit, `after` and `before` exclude it, `empty` true or false. `not` also matches an empty column.
 */
export type TableMatch = 'equal' | 'not' | 'in' | 'contains' | 'from' | 'after' | 'to' | 'before' | 'empty';

/** A condition on a column. A value that does not fit its column or its match ends the call (400); a null or missing one is ignored. */
export type TableCondition = readonly [column: string, match: TableMatch, value: unknown];

/** Conditions on rows, with the joins they may name. */
export interface TableConditions {
  /** All of them hold. */
  where?: readonly TableCondition[];
  /** One of them holds, where any counts. */
  any?: readonly TableCondition[];
  /** Rows of other tables. Conditions and an order may name the columns of one row as `customer.name`; they are null where there is none. */
  joins?: readonly TableJoin[];
}

/**
 * A member of each row with rows of another table of the same database, found by their keys: the row that the integer column `via` refers to, null if
 * there is none; or the rows whose integer column `by` refers to this one, in the order of their keys. Ends the call (400) if more than 10,000 rows
 * refer to the rows of a page.
 */
export interface TableJoin {
  name: string;
  table: string;
  via?: string;
  by?: string;
  /** Those of each row besides `id`. */
  columns: readonly string[];
  /** Of `by`: rows of each list, 1 to 100; 20 unless given. */
  most?: number;
}

/** A read of rows. */
export interface TableRequest extends TableConditions {
  /** Values by column; missing and null ones do not count. */
  equal: Record<string, unknown>;
  /** A column of the table, `id` or one of them behind a `-` for descending order; left out: `-id`. Anything else is refused. */
  sort?: unknown;
  /** Those of each row besides `id`; left out: all. */
  columns?: readonly string[];
}

/** A read of groups of rows. */
export interface TableGroups extends TableConditions {
  equal: Record<string, unknown>;
  /** What makes a group: values of columns, or the periods of their moments. They are the first members of its row, under the names of the columns. */
  by: readonly TableGroupKey[];
  figures: readonly TableFigure[];
  /** A member of the rows, behind a `-` for descending order; null and left out: the columns of `by`. Anything else is refused. */
  sort?: unknown;
  perPage?: unknown;
}

/**
 * A column of any type that can be compared for equality, or one with moments and a period: the moments within it are one group, told by its first
 * moment. Periods are those of local time in UTC+8, and weeks begin on Mondays. Rows without a moment are a group of their own, told by null.
 */
export type TableGroupKey = string | readonly [column: string, period: TablePeriod];

/** Periods that moments are grouped by. */
export type TablePeriod = 'hour' | 'day' | 'week' | 'month' | 'year';

/**
 * A member of a group's row: the number of rows, or of those with a value in the column; their sum, 0 for none; their average, rounded to the given
 * number of places; their minimum and maximum. The last three are null for none.
 */
export type TableFigure = readonly [name: string, figure: TableFigureKind, column: string | null, places?: number];

/** Kinds of figures. */
export type TableFigureKind = 'count' | 'sum' | 'avg' | 'min' | 'max';

/** A page of rows. */
export interface TablePage extends TableRequest {
  page: unknown;
  perPage: unknown;
}

/** A call of another system. Missing and null values are left out. */
export interface HttpRequest {
  method: string;
  /** Address with `{name}` places for path values. */
  url: string;
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  headers?: Record<string, unknown>;
  cookies?: Record<string, unknown>;
  /** Sent as `media` says: JSON; fields when it is an object and the media is a form (urlencoded or multipart); else its text. */
  body?: unknown;
  media?: string;
  /** How values are written that are not written in the usual way. */
  styles?: HttpStyles;
  /** Members of the body whose null is sent as null, or all of them and the body itself; elsewhere null is left out as a missing value is. */
  nulls?: readonly string[] | 'all';
  /** Media types the caller can take; `application/json` first unless given. */
  accept?: string;
  /** Headers of the answer that the caller of the interface gets, in lower case. */
  relay?: readonly string[];
  /** What the other side is told of the call; `call-id` alone unless given. */
  forward?: readonly HttpForward[];
  /** A credential it carries came from the call's parameters: a 401 or 403 is then the caller's matter and not the platform's. */
  callerCredential?: boolean;
  /** Seconds the answer may take; what the platform waits unless given. */
  timeout?: number;
  /** Hand on an answer outside 200–299 instead of ending the call. */
  pass?: boolean;
}

/** The id of the call as `X-Request-Id`, the key of the calling app as `X-Portico-App`, the caller's address as `X-Forwarded-For`. */
export type HttpForward = 'call-id' | 'app' | 'address';

/** Styles by name. A single style for the body is that of all its members, or of the body itself if it is an uploaded file. */
export interface HttpStyles {
  path?: Record<string, ValueStyle>;
  query?: Record<string, ValueStyle>;
  headers?: Record<string, ValueStyle>;
  cookies?: Record<string, ValueStyle>;
  body?: Record<string, ValueStyle> | ValueStyle;
}

/**
 * How a list or an object is written: the styles of OpenAPI, `*` for `explode: true`; `json` for JSON text, `file` for the uploaded file that the
 * value names. By default each element of a list is written on its own where names may repeat, everything else as JSON text.
 */
export type ValueStyle =
  | 'form'
  | 'form*'
  | 'spaceDelimited'
  | 'pipeDelimited'
  | 'tabDelimited'
  | 'deepObject'
  | 'simple'
  | 'simple*'
  | 'label'
  | 'label*'
  | 'matrix'
  | 'matrix*'
  | 'json'
  | 'file';

/** An answer of another system. */
export interface HttpResponse {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  /** What the body is by its content type: JSON, text, or a file that can only be answered as it is. Null without a body. */
  data: Json;
}
