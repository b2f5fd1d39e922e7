import {
  DeleteQueryNode,
  InsertQueryNode,
  type KyselyPlugin,
  MergeQueryNode,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  RawNode,
  SelectQueryNode,
  TableNode,
  UpdateQueryNode,
} from 'kysely';
import type { Table } from '../../../core/derive/table/table.ts';

/** Stands for a table that a statement does not name. */
export const everything = '*';

const rawWrite = /^\s*(?:insert\s+(?:or\s+\w+\s+)?into|update|delete\s+from)\s+"?([a-z][a-z0-9_]*)/i;
const rawRead = /^\s*(?:select|explain|pragma)\b/i;

/** Returns the tables a statement writes; `everything` if its text does not tell. */
function writtenTables(node: OperationNode): string[] {
  if (SelectQueryNode.is(node)) return node.with ? node.with.expressions.flatMap(({ expression }) => writtenTables(expression)) : [];
  if (InsertQueryNode.is(node)) return [nameOf(node.into)];
  if (UpdateQueryNode.is(node)) return [nameOf(node.table)];
  if (DeleteQueryNode.is(node)) return node.from.froms.map(nameOf);
  if (MergeQueryNode.is(node)) return [nameOf(node.into)];
  if (!RawNode.is(node)) return [everything];
  const text = node.sqlFragments.join(' ');
  return rawRead.test(text) ? [] : [rawWrite.exec(text)?.[1] ?? everything];
}

function nameOf(node: OperationNode | undefined): string {
  return node && TableNode.is(node) ? node.table.identifier.name : everything;
}

/** Passes the written tables of every statement to `onStatement`, which may refuse the statement by throwing. */
export class WriteTracker implements KyselyPlugin {
  #onStatement: (written: string[]) => void;

  constructor(onStatement: (written: string[]) => void) {
    this.#onStatement = onStatement;
  }

  transformQuery({ node }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    this.#onStatement(writtenTables(node));
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<PluginTransformResultArgs['result']> {
    return result;
  }
}

/** For `Database.read`: a write that works on one database by chance is refused on both. */
export const readOnly = new WriteTracker((written) => {
  if (written.length > 0) throw new Error(`"read" does not write (${written.join(', ')}); use transact`);
});

/** Counts the committed writes of each table. `everything` stands for a write whose table is unknown. */
export class TableVersions {
  #counts = new Map<string, number>();
  /** How many commits of each table are under way. */
  #committing = new Map<string, number>();
  #everything = 0;
  #along = new Map<string, string[]>();

  /** A row of such a table makes the database write others too: they count as written along with it. */
  follow(tables: Table[]): void {
    for (const { name, guards } of tables) {
      const written = (guards?.onInsert ?? []).map((statement) => rawWrite.exec(statement)?.[1] ?? everything);
      if (written.length > 0) this.#along.set(name, written);
    }
  }

  of(table: string): number {
    for (const name of [table, everything]) if (this.#committing.has(name)) this.#count(name);
    return this.#everything + (this.#counts.get(table) ?? 0);
  }

  touch(tables: Iterable<string>): void {
    for (const table of this.#writtenWith(tables)) this.#count(table);
  }

  /**
   * To be called before a commit that another process makes: until the returned function is called, nobody here knows whether others see the new rows
   * already, so that every version asked for is another one, and what was read before or meanwhile holds no longer than that.
   */
  committing(tables: Iterable<string>): () => void {
    const names = this.#writtenWith(tables);
    for (const name of names) this.#committing.set(name, (this.#committing.get(name) ?? 0) + 1);
    return () => {
      for (const name of names) {
        const others = (this.#committing.get(name) ?? 1) - 1;
        if (others === 0) this.#committing.delete(name);
        else this.#committing.set(name, others);
        this.#count(name);
      }
    };
  }

  #writtenWith(tables: Iterable<string>): string[] {
    return [...tables].flatMap((written) => [written, ...(this.#along.get(written) ?? [])]);
  }

  #count(table: string): void {
    if (table === everything) this.#everything += 1;
    else this.#counts.set(table, (this.#counts.get(table) ?? 0) + 1);
  }
}
