/** The branch of all interfaces. */
export const everything = '*';

/** The product of interfaces that belong to none. */
export const noProduct = 0;

/** An interface, as far as rules depend on it. `product` is the id of its API product, 0 if it has none. */
export interface Placed {
  service: string;
  module: string;
  product: number;
}

/** Returns the branch of a module of an API product. */
export function moduleBranch(product: number, module: string): string {
  return `${productBranch(product)}/${module}`;
}

/** Returns the branch of an API product. */
export function productBranch(product: number): string {
  return `product:${product}`;
}

/** Returns what a rule about this interface may name, from near to far: the interface, its module, its product, everything. */
export function scopesOf({ service, module, product }: Placed): readonly [string, string, string, string] {
  return [service, moduleBranch(product, module), productBranch(product), everything];
}

/** Returns the parts of a branch; null for an interface and for everything. A whole product has no module. */
export function branchParts(scope: string): { product: number; module?: string } | null {
  const [, product, module] = /^product:(\d+)(?:\/(.+))?$/.exec(scope) ?? [];
  return product === undefined ? null : { product: Number(product), ...(module !== undefined && { module }) };
}
