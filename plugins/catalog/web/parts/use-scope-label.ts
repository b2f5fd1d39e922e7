import { useTranslation } from 'react-i18next';
import type { InterfaceTree } from '../../../../engine/core/calls/interface-tree.ts';
import { branchParts, everything, noProduct } from '../../../../engine/core/protocol/rules/branch.ts';
import { useTree } from './use-tree.ts';

/** What a rule's scope is called: an interface by its name, a branch by those of product and module. */
export function useScopeLabel(): (scope: string) => string {
  const { t } = useTranslation('catalog');
  const { tree } = useTree();
  return (scope) => scopeLabel(scope, tree, (key, values) => t(key, values ?? {}));
}

function scopeLabel(scope: string, tree: InterfaceTree | null, t: (key: string, values?: Record<string, string>) => string): string {
  if (scope === everything) return t('tree.everything');
  const parts = branchParts(scope);
  if (!parts) return scope;
  const title = tree?.products.find(({ id }) => id === parts.product)?.title;
  const product = parts.product === noProduct ? t('tree.noProduct') : (title ?? `#${parts.product}`);
  return parts.module === undefined ? t('tree.wholeProduct', { product }) : t('tree.wholeModule', { product, module: parts.module });
}
