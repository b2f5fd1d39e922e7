import type { TFunction } from 'i18next';
import type { InterfaceTree } from '../../../../engine/core/calls/interface-tree.ts';
import { everything, moduleBranch, noProduct, type Placed, productBranch } from '../../../../engine/core/protocol/rules/branch.ts';
import type { Visibility } from '../../../../engine/core/protocol/service-about.ts';
import type { TreeRow } from '../grid/tree-row.ts';

/** An interface as rules and its own access decide of it. */
export type PlacedInterface = Placed & { visibility: Visibility };

/** Everything › product › module › interface. Products without a name hold what belongs to none. */
export function interfaceRows({ products }: InterfaceTree, t: TFunction<'catalog'>): TreeRow[] {
  const rows = products.map(
    ({ id, title, modules }): TreeRow => ({
      key: productBranch(id),
      label: id === noProduct ? t('tree.noProduct') : title,
      rows: modules.map(({ name, interfaces }) => ({
        key: moduleBranch(id, name),
        label: name || t('tree.noModule'),
        rows: interfaces.map(({ service, title: note }) => ({ key: service, label: service, note, isCode: true })),
      })),
    }),
  );
  return [{ key: everything, label: t('tree.everything'), rows }];
}

export function placedByService({ products }: InterfaceTree): Map<string, PlacedInterface> {
  return new Map(
    products.flatMap(({ id, modules }) =>
      modules.flatMap(({ name, interfaces }) =>
        interfaces.map(({ service, visibility }): [string, PlacedInterface] => [service, { service, module: name, product: id, visibility }]),
      ),
    ),
  );
}
