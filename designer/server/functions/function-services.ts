import { type ContractService, handle } from '../../../engine/server/index.ts';
import { functionUses, listFunctions } from '../../calls/function-calls.ts';
import type { DesignerContext } from '../context/designer-context.ts';
import { usesOfFunction, versionNumbers } from './function-uses.ts';

/** Returns the calls on functions; they are drawn, saved and published as interfaces are. */
export function functionServices({ platform, store }: DesignerContext): ContractService[] {
  return [
    handle(listFunctions, async () => {
      const rows = await platform.database.read
        .selectFrom('interface_definition')
        .innerJoin('interface_bundle', (join) =>
          join.onRef('interface_bundle.bundle', '=', 'interface_definition.bundle').onRef('interface_bundle.interface_id', '=', 'interface_definition.id'),
        )
        .select(['interface_definition.id', 'interface_bundle.service', 'interface_definition.title', 'interface_bundle.bundle', 'interface_bundle.definition'])
        .where('interface_definition.kind', '=', 'function')
        .where('interface_definition.status', '=', 'published')
        .where('interface_definition.deleted_at', 'is', null)
        .orderBy('interface_bundle.service')
        .execute();
      const versions = await versionNumbers(
        platform,
        rows.map(({ id }) => Number(id)),
      );
      return {
        items: rows.map(({ id, service, title, bundle, definition }) => ({
          id: Number(id),
          service,
          title: String(title),
          version: versions.get(Number(id))?.get(bundle) ?? 1,
          bundle,
          bundles: [...(versions.get(Number(id))?.keys() ?? [bundle])],
          definition: { ...JSON.parse(String(definition)), rev: 0 },
        })),
      };
    }),
    handle(functionUses, async ({ id }) => {
      const { service, bundle } = await store.get(id, platform.database.read, 'none');
      const uses = await usesOfFunction(platform, { id, service });
      return { items: uses.map(({ bundle: used, ...use }) => ({ ...use, isNewest: used === bundle })) };
    }),
  ];
}
