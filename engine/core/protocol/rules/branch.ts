/** Every interface there is. */
export const everything = '*';

/** The product of interfaces that belong to none. */
export const noProduct = 0;

/** An interface, as far as rules go by it. `product` is the id of its API product, 0 where it has none. */
export interface Placed {
  service: string;
  module: string;
  product: number;
}

/** What stands between product and interface in the tree of interfaces. */
export function moduleBranch(product: number, module: string): string {
  return `${productBranch(product)}/${module}`;
}

export function productBranch(product: number): string {
  return `product:${product}`;
}

/** What a rule may name to be about this interface, the nearest first: itself, its module, its product, everything. */
export function scopesOf({ service, module, product }: Placed): readonly [string, string, string, string] {
  return [service, moduleBranch(product, module), productBranch(product), everything];
}

/** The parts of a branch; null for an interface and for everything. A module is left out where the branch is a whole product. */
export function branchParts(scope: string): { product: number; module?: string } | null {
  const [, product, module] = /^product:(\d+)(?:\/(.+))?$/.exec(scope) ?? [];
  return product === undefined ? null : { product: Number(product), ...(module !== undefined && { module }) };
}
