import type { Database } from '../../../engine/server/index.ts';
import { entryRead } from '../../model/analysis/secret-nodes.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { FlowNode } from '../../model/types/flow.ts';

type Rows = Pick<Database, 'read'>;

/** Returns the names of the secret configuration entries. */
export async function secretNames({ read }: Rows): Promise<Set<string>> {
  const rows = await read.selectFrom('configuration').select(['name', 'secret']).where('deleted_at', 'is', null).execute();
  return new Set(rows.filter((row) => row.secret === 1 || row.secret === true).map(({ name }) => String(name)));
}

/** Returns those that Config nodes of a definition name. */
export async function secretsNamedIn(rows: Rows, { flow }: Pick<InterfaceDefinition, 'flow'>): Promise<Set<string>> {
  if (!flow.nodes.some(({ type }) => type === 'config')) return new Set();
  const names = await secretNames(rows);
  return new Set(flow.nodes.flatMap((node) => entryRead(node, names) ?? []));
}

/** Returns the secret entry that a node reads; a Code node usually names what it reads in its text. */
export function entryReadOrNamed(node: FlowNode, secrets: ReadonlySet<string>): string | undefined {
  const text = node.type === 'code' ? String(node.settings.ts) : '';
  return entryRead(node, secrets) ?? (text.includes('config') ? [...secrets].find((name) => text.includes(name)) : undefined);
}
