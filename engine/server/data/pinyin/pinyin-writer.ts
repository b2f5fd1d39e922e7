import {
  ColumnNode,
  ColumnUpdateNode,
  DefaultInsertValueNode,
  InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  PrimitiveValueListNode,
  TableNode,
  UpdateQueryNode,
  type ValueListNode,
  ValueNode,
  ValuesNode,
} from 'kysely';
import { orderColumn, pinyinColumn } from '../../../core/derive/table/pinyin-columns.ts';
import type { Table } from '../../../core/derive/table/table.ts';
import { pinyinValues } from './pinyin-values.ts';

/**
 * Has every statement that writes a text of `Table.pinyin` write what goes with it, whoever makes the statement. A text that the database computes
 * itself is in its own order until it is written again.
 */
export class PinyinWriter implements KyselyPlugin {
  #texts = new Map<string, ReadonlySet<string>>();

  follow({ name, pinyin }: Table): void {
    if (pinyin) this.#texts.set(name, new Set(pinyin));
    else this.#texts.delete(name);
  }

  transformQuery({ node }: PluginTransformQueryArgs): PluginTransformQueryArgs['node'] {
    if (InsertQueryNode.is(node)) {
      const texts = this.#textsOf(node.into);
      return texts ? withInserted(node, texts) : node;
    }
    if (UpdateQueryNode.is(node) && node.updates) {
      const texts = this.#textsOf(node.table);
      return texts ? { ...node, updates: withUpdated(node.updates, texts) } : node;
    }
    return node;
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<PluginTransformResultArgs['result']> {
    return result;
  }

  #textsOf(node: OperationNode | undefined): ReadonlySet<string> | undefined {
    return node && TableNode.is(node) ? this.#texts.get(node.table.identifier.name) : undefined;
  }
}

function withInserted(node: InsertQueryNode, texts: ReadonlySet<string>): InsertQueryNode {
  const { columns = [], values, onConflict } = node;
  const written = columns.flatMap(({ column: { name } }, at) => (texts.has(name) ? [{ name, at }] : []));
  const conflict = onConflict?.updates && { onConflict: { ...onConflict, updates: withUpdated(onConflict.updates, texts) } };
  if (written.length === 0 || !values || !ValuesNode.is(values)) return { ...node, ...conflict };
  const derived = derivedOf(written.map(({ name }) => name));
  const isOwn = columns.map(({ column: { name } }) => !derived.has(name));
  const rows = values.values.map((row) => withRow(row, written, isOwn));
  const added = [...derived].map((column) => ColumnNode.create(column));
  return { ...node, ...conflict, columns: [...columns.filter((_, at) => isOwn[at]), ...added], values: ValuesNode.create(rows) };
}

/** The columns that go with texts. A statement that writes a row as it was stored has them too, by rules that may be older. */
function derivedOf(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => [orderColumn(text), pinyinColumn(text)]));
}

function withRow(row: ValuesNode['values'][number], written: { name: string; at: number }[], isOwn: readonly boolean[]): ValuesNode['values'][number] {
  if (PrimitiveValueListNode.is(row)) {
    const added = written.flatMap(({ name, at }) => Object.values(pinyinValues(name, row.values[at])));
    return PrimitiveValueListNode.create([...row.values.filter((_, at) => isOwn[at]), ...added]);
  }
  const added = written.flatMap(({ name, at }) => nodesFor(name, row.values[at]!).map(({ value }) => value));
  return { ...row, values: [...row.values.filter((_, at) => isOwn[at]), ...added] } satisfies ValueListNode;
}

function withUpdated(updates: readonly ColumnUpdateNode[], texts: ReadonlySet<string>): ColumnUpdateNode[] {
  const names = updates.map(({ column }) => (ColumnNode.is(column) ? column.column.name : ''));
  const derived = derivedOf(names.filter((name) => texts.has(name)));
  return updates.flatMap((update, at) => {
    const name = names[at]!;
    if (derived.has(name)) return [];
    if (!texts.has(name)) return [update];
    return [update, ...nodesFor(name, update.value).map((added) => ColumnUpdateNode.create(ColumnNode.create(added.column), added.value))];
  });
}

function nodesFor(text: string, value: OperationNode): { column: string; value: OperationNode }[] {
  if (ValueNode.is(value)) return Object.entries(pinyinValues(text, value.value)).map(([column, its]) => ({ column, value: ValueNode.create(its) }));
  // A default of the table, or an expression that only the database can read.
  const own = DefaultInsertValueNode.is(value) ? ValueNode.create(null) : value;
  return [
    { column: orderColumn(text), value: own },
    { column: pinyinColumn(text), value: ValueNode.create(null) },
  ];
}
