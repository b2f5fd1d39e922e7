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
import { everything } from './table-versions.ts';

const rawWrite = /^\s*(?:insert\s+(?:or\s+\w+\s+)?into|update|delete\s+from)\s+"?([a-z][a-z0-9_]*)/i;
const rawRead = /^\s*(?:select|explain|pragma)\b/i;

/** The tables a statement writes; `everything` when its text does not tell. */
export function writtenTables(node: OperationNode): string[] {
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

/** Hands every statement's written tables to `onStatement`, which may refuse the statement by throwing. */
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

/** For `Database.read`: what works on one database only by chance is refused on both. */
export const readOnly = new WriteTracker((written) => {
  if (written.length > 0) throw new Error(`"read" does not write (${written.join(', ')}); use transact`);
});
