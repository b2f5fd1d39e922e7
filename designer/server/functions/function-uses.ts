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

/** Returns the drafts that use a function, each interface once for each version, by name. A copy of an older version has the name it had then. */
export async function usesOfFunction(platform: Platform, { id: own, service }: { id: number; service: string }): Promise<FunctionUse[]> {
  const bundles = (await versionNumbers(platform, [own])).get(own) ?? new Map<string, number>();
  const rows = await platform.database.read
    .selectFrom('interface_definition')
    .select(['id', 'service_name', 'title', 'definition'])
    .where('deleted_at', 'is', null)
    .where('id', '<>', own)
    .orderBy('service_name')
    .execute();
  return rows.flatMap(({ id, service_name, title, definition }) => {
    const text = typeof definition === 'string' ? definition : JSON.stringify(definition);
    // Most interfaces do not name it at all.
    if (!text.includes(JSON.stringify(service)) && ![...bundles.keys()].some((bundle) => text.includes(bundle))) return [];
    const copies = new Map<string, FunctionUse>();
    for (const node of nodesThrough(restoreDefinition(JSON.parse(text) as InterfaceDefinition).flow)) {
      const copy = functionOf(node);
      if (copy && (bundles.has(copy.bundle) || copy.service === service))
        copies.set(copy.bundle, { id: Number(id), service: String(service_name), title: String(title), version: copy.version, bundle: copy.bundle });
    }
    return [...copies.values()];
  });
}

/** Returns the bundles of each interface, by its id, with the number of the published version, from 1. */
export async function versionNumbers({ database }: Platform, ids: readonly number[]): Promise<Map<number, Map<string, number>>> {
  if (ids.length === 0) return new Map();
  const rows = await database.read
    .selectFrom('interface_bundle')
    .select(['id', 'interface_id', 'bundle'])
    .where('interface_id', 'in', [...ids])
    .orderBy('id')
    .execute();
  const versions = new Map<number, Map<string, number>>();
  const counts = new Map<number, number>();
  for (const { interface_id, bundle } of rows) {
    const id = Number(interface_id);
    const number = (counts.get(id) ?? 0) + 1;
    counts.set(id, number);
    versions.set(id, (versions.get(id) ?? new Map<string, number>()).set(String(bundle), number));
  }
  return versions;
}
