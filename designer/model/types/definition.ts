import type { ExpectedAnswer } from '../../../engine/core/expectation/expectation.ts';
import type { Json } from '../../../engine/core/json/json.ts';
import type { Parameter } from '../../../engine/core/protocol/parameter.ts';
import type { AnswerHeader, NamedExample, ReturnField, UpstreamError, Visibility } from '../../../engine/core/protocol/service-about.ts';
import type { Flow } from './flow.ts';

export type { ReturnField };

/**
 * How an interface was created: drawn, from a table of its own, or as a proxy of an operation elsewhere. A function is no interface: others use it as
 * a node.
 */
export const interfaceKinds = ['common', 'data', 'proxy', 'function'] as const;
type InterfaceKind = (typeof interfaceKinds)[number];

/**
 * The complete definition of an interface: what the canvas edits, an import produces, and docs, code and gateway are made from. Plain JSON; its
 * schema is `definitionSchema`, its rules are `checkDefinition`.
 */
export interface InterfaceDefinition {
  namespace: string;
  class: string;
  method: string;
  title: string;
  /** One sentence. */
  summary: string;
  /** Group in the docs; any script. */
  module: string;
  description: string;
  kind: InterfaceKind;
  verbs: ('GET' | 'POST')[];
  parameters: Parameter[];
  returns: ReturnField[];
  /** Name of the shape of the whole answer, where documents and code share it. */
  returnsModel?: string;
  /** What callers are answered where a call ends in a failure: the first that fits. Any other failure is answered as it is. */
  failures?: FailureRule[];
  /** Answers of the other side that mean failure, as its document tells. */
  upstreamErrors?: UpstreamError[];
  /** Headers of the other side's answer that callers get. */
  headers?: AnswerHeader[];
  /** Further calls with their answers, for the docs. */
  examples?: NamedExample[];
  deprecated?: boolean;
  /** An answer's `data`; after a test run, the last that was right. */
  example: Json;
  flow: Flow;
  visibility: Visibility;
  /** Folder of its PHP classes in a project; left out: that of the namespace, `src/app`. */
  folder?: string;
  /** Of a data interface: its table. Interfaces of one table carry the same words. */
  table?: TableSpec;
  source?: Source;
  /** Code a person changed after it was generated. */
  code?: { ts?: HandEdit; php?: HandEdit };
  /** Calls with the answers they must give; run again at each publish. They lie in a table of their own, which the list of test cases shows too. */
  tests?: TestCase[];
  /** Counts up with each save. */
  rev: number;
}

/** Maps failures by their `ret` to another answer. */
export interface FailureRule {
  from: number;
  /** Included. */
  to: number;
  /** Never a success: from 400. */
  ret: number;
  /** In Chinese; left out: the failure keeps its own message, and what it says of the other side. */
  message?: string;
  /** Left out: the Chinese one. */
  message_en?: string;
}

/** A hand-edited file and the generated text it started from, for a three-way merge when the definition changes. */
export interface HandEdit {
  text: string;
  base: string;
}

/** Maximum number of test cases of an interface. */
export const mostTests = 200;

/** A test case, as far as it belongs to a definition; the results of its runs do not. */
export interface TestCase extends Pick<ExpectedAnswer, 'expectations' | 'schema' | 'milliseconds'> {
  title: string;
  parameters: { [name: string]: Json };
  /** Left out: any. */
  ret?: number;
  /** `data` of the answer; left out: any. */
  data?: Json;
  /** Made by publishing: it follows the answer of each publish and demands nothing of the next. */
  isExample?: boolean;
}

/** The table behind data interfaces. It always has an auto-increment `id` besides these columns. */
export interface TableSpec {
  name: string;
  /** Name of a configured database; left out: the platform's own. */
  database?: string;
  columns: TableColumn[];
}

export const columnTypes = ['string', 'integer', 'float', 'boolean', 'date', 'array', 'object'] as const;

/** A column of such a table. */
export interface TableColumn {
  name: string;
  type: (typeof columnTypes)[number];
  required?: boolean;
  default?: Json;
  /** Characters for strings, value for numbers. */
  max?: number;
  /** `money`: whole fen, shown as yuan. `decimal`: exact, up to 15 digits. */
  format?: 'money' | 'decimal';
  /** Written, but neither answered nor searched by the interfaces of the table. */
  hidden?: boolean;
  /** The table a value is the id of. */
  references?: string;
  description?: string;
}

/** Returns the name that runtime and table nodes use: `products`, or `warehouse.products` in a configured database. */
export function tableName({ name, database }: Pick<TableSpec, 'name' | 'database'>): string {
  return database === undefined ? name : `${database}.${name}`;
}

/** Where an imported definition came from: enough to import it again, to compare, and to export the operation. */
export interface Source {
  kind: 'swagger2' | 'openapi3.0' | 'openapi3.1';
  /** SHA-256 of the document, hexadecimal. */
  document: string;
  /** JSON pointer of the operation: `#/paths/~1pets/get`. */
  pointer: string;
  /** `GET /pets`: what makes it the same operation in the next import, whatever its name. */
  key: string;
  operationId?: string;
  tags?: string[];
  /** The operation as the document has it, references kept: what the definition has no word for stays here. */
  operation: Json;
  /** Fingerprint of the definition as imported; a different one now means somebody edited it. */
  imported: string;
  /** The definition as it was imported, without name and source: what a three-way merge with a newer document begins from. */
  base?: Json;
}

/** Returns `Namespace.Class.Method`. */
export function serviceOf(definition: Pick<InterfaceDefinition, 'namespace' | 'class' | 'method'>): string {
  return `${definition.namespace}.${definition.class}.${definition.method}`;
}
