import type { Query } from '../../../engine/server/index.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';

/** The definitions of all published interfaces, by the names of their services. */
export async function publishedDefinitions(query: Query): Promise<{ service: string; definition: InterfaceDefinition }[]> {
  const rows = await query
    .selectFrom('interface_definition')
    .select(['service_name', 'definition'])
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .execute();
  return rows.map(({ service_name, definition }) => ({
    service: String(service_name),
    definition: (typeof definition === 'string' ? JSON.parse(definition) : definition) as InterfaceDefinition,
  }));
}

/** Whether an interface reads or writes a configured database. */
export function usesDatabase({ table, flow }: InterfaceDefinition, service: string): boolean {
  if (table?.database === service) return true;
  return flow.nodes.some(({ settings }) => settings.database === service || String(settings.table ?? '').startsWith(`${service}.`));
}
