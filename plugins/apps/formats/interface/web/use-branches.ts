import { useEffect, useState } from 'react';
import { getInterfaceTree, type InterfaceTree } from '../../../../../engine/core/calls/interface-tree.ts';
import { branchParts, everything, moduleBranch, noProduct, productBranch } from '../../../../../engine/core/protocol/rules/branch.ts';
import { fillText, type Language } from '../../../../../engine/core/text/text.ts';
import { call } from '../../../../../engine/web/api/call.ts';
import { useLanguage } from '../../../../../engine/web/state/language.ts';
import { texts } from '../../../../../generated/words/plugin-apps/use-branches.ts';

/** Milliseconds for which all cells of a page share one answer. */
const fresh = 30_000;
let cached: { tree: Promise<InterfaceTree>; until: number } | null = null;

function loadInterfaceTree(): Promise<InterfaceTree> {
  if (cached && cached.until > Date.now()) return cached.tree;
  const tree = call(getInterfaceTree, {}, { quiet: true });
  cached = { tree, until: Date.now() + fresh };
  tree.catch(() => {
    cached = null;
  });
  return tree;
}

/** The tree of interfaces; null while it is on its way. */
export function useInterfaceTree(isWanted = true): InterfaceTree | null {
  const [tree, setTree] = useState<InterfaceTree | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isShown = true;
    loadInterfaceTree().then(
      (loaded) => isShown && setTree(loaded),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [isWanted]);
  return tree;
}

export interface BranchOption {
  value: string;
  label: string;
  /** 0 everything, 1 a product, 2 a module, 3 an interface. */
  depth: 0 | 1 | 2 | 3;
  /** An interface's title. */
  note?: string;
}

/** Everything a rule may name, in the order of the tree. */
export function branchOptions({ products }: InterfaceTree, language: Language): BranchOption[] {
  const ofProducts = products.flatMap(({ id, title, modules }): BranchOption[] => [
    { value: productBranch(id), label: branchLabel(productBranch(id), products, language), depth: 1 },
    ...modules.flatMap(({ name, interfaces }): BranchOption[] => [
      { value: moduleBranch(id, name), label: branchLabel(moduleBranch(id, name), [{ id, title }], language), depth: 2 },
      ...interfaces.map(({ service, title: note }): BranchOption => ({ value: service, label: service, depth: 3, note })),
    ]),
  ]);
  return [{ value: everything, label: texts.everything[language], depth: 0 }, ...ofProducts];
}

/** What a rule's branch is called; an interface by its name. */
export function branchLabel(scope: string, products: readonly { id: number; title: string }[], language: Language): string {
  if (scope === everything) return texts.everything[language];
  const parts = branchParts(scope);
  if (!parts) return scope;
  const known = products.find(({ id }) => id === parts.product)?.title;
  const product = parts.product === noProduct ? texts.noProduct[language] : (known ?? `#${parts.product}`);
  if (parts.module === undefined) return fillText(texts.wholeProduct, { product })[language];
  return fillText(texts.wholeModule, { product, module: parts.module })[language];
}

export function useBranchLabel(scope: string): string {
  const language = useLanguage();
  const tree = useInterfaceTree(branchParts(scope) !== null);
  return branchLabel(scope, tree?.products ?? [], language);
}
