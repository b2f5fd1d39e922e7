import type { Database } from '../../engine/server/index.ts';
import type { InterfaceDefinition } from '../model/definition.ts';

/** Ids of the nodes that read a secret configuration entry: what they answer is used in a run and never shown. */
export async function secretNodes({ read }: Pick<Database, 'read'>, { flow }: InterfaceDefinition): Promise<Set<string>> {
  const nodes = flow.nodes.filter(({ type }) => type === 'config');
  if (nodes.length === 0) return new Set();
  const names = [...new Set(nodes.map(({ settings }) => String(settings.name)))];
  const rows = await read.selectFrom('configuration').select(['name', 'secret']).where('name', 'in', names).where('deleted_at', 'is', null).execute();
  const secret = new Set(rows.filter((row) => row.secret === 1 || row.secret === true).map(({ name }) => name));
  return new Set(nodes.filter(({ settings }) => secret.has(String(settings.name))).map(({ id }) => id));
}
