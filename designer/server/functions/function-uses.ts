import type { Platform } from '../../../engine/server/index.ts';
import { nodesThrough } from '../../model/formula/nodes-through.ts';
import { restoreDefinition } from '../../model/source/compact-source.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { functionOf } from '../../model/types/flow-function.ts';

/** An interface whose draft contains a version of a function. */
interface FunctionUse {
  id: number;
  service: string;
  title: string;
  version: number;
  bundle: string;
}

/** Returns the drafts that use a function, each interface once for each version, by name. */
export async function usesOfFunction({ database }: Platform, service: string): Promise<FunctionUse[]> {
  const rows = await database.read
    .selectFrom('interface_definition')
    .select(['id', 'service_name', 'title', 'definition'])
    .where('deleted_at', 'is', null)
    .where('service_name', '<>', service)
    .orderBy('service_name')
    .execute();
  return rows.flatMap(({ id, service_name, title, definition }) => {
    const text = typeof definition === 'string' ? definition : JSON.stringify(definition);
    // Most interfaces do not name it at all.
    if (!text.includes(JSON.stringify(service))) return [];
    const copies = new Map<string, FunctionUse>();
    for (const node of nodesThrough(restoreDefinition(JSON.parse(text) as InterfaceDefinition).flow)) {
      const copy = functionOf(node);
      if (copy?.service === service)
        copies.set(copy.bundle, { id: Number(id), service: String(service_name), title: String(title), version: copy.version, bundle: copy.bundle });
    }
    return [...copies.values()];
  });
}

/** Returns the number of the published version of each bundle, from 1, by id of the interface and bundle. */
export async function versionNumbers({ database }: Platform, ids: readonly number[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database.read
    .selectFrom('interface_bundle')
    .select(['id', 'interface_id', 'bundle'])
    .where('interface_id', 'in', [...ids])
    .orderBy('id')
    .execute();
  const counts = new Map<number, number>();
  return new Map(
    rows.map(({ interface_id, bundle }) => {
      const number = (counts.get(Number(interface_id)) ?? 0) + 1;
      counts.set(Number(interface_id), number);
      return [`${interface_id} ${bundle}`, number];
    }),
  );
}
