import { fillText } from '../../../../engine/core/text/text.ts';
import { type AppRecord, type Platform, refuse, type Service, type ServiceProduct } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-mcp/connection-scope.ts';
import { isTool } from './tool-name.ts';

/** Tools an agent is still shown one by one: beyond, their list would fill its context before it has read a question. */
const mostListed = 64;
const listings = ['auto', 'all', 'search'] as const;

/** What one connection is about, as its address says: `/mcp?product=Shop&module=订单&tools=search&output_schema=true`. */
export interface ConnectionScope {
  /** API products by title or id, and namespaces; null is every one. */
  products: readonly string[] | null;
  /** Modules of the docs; null is every one. */
  modules: readonly string[] | null;
  /** `all` lists every interface as a tool, `search` only the tools that find and call them; `auto` decides by their number. */
  tools: (typeof listings)[number];
  /** Whether tools say what they answer. */
  outputSchema: boolean;
}

/** Throws CallError (400) for a parameter of the address that nobody knows, or a value that it cannot have. */
export function readScope(search: string): ConnectionScope {
  const query = new URLSearchParams(search);
  const scope: ConnectionScope = { products: null, modules: null, tools: 'auto', outputSchema: false };
  for (const [name, value] of query) {
    switch (name) {
      case 'product':
        scope.products = partsOf(value);
        break;
      case 'module':
        scope.modules = partsOf(value);
        break;
      case 'tools': {
        const wanted = listings.find((known) => known === value);
        if (!wanted) throw refuse('badInput', texts.value, { name, allowed: listings.join(', ') });
        scope.tools = wanted;
        break;
      }
      case 'output_schema':
        if (value !== 'true' && value !== 'false') throw refuse('badInput', texts.value, { name, allowed: 'true, false' });
        scope.outputSchema = value === 'true';
        break;
      default:
        throw refuse('badInput', fillText(texts.name, { name: name.slice(0, 60) }));
    }
  }
  return scope;
}

function partsOf(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** Whether an interface lies in what the connection is about. */
export function isInScope({ products, modules }: ConnectionScope, { name, about, settings }: Pick<Service, 'name' | 'about' | 'settings'>): boolean {
  return (products === null || isOfProducts({ name, settings }, products)) && (modules?.includes(about?.module ?? '') ?? true);
}

/** Whether one of these names its product: by title, id or namespace. */
export function isOfProducts({ name, settings }: Pick<Service, 'name' | 'settings'>, products: readonly string[]): boolean {
  return productNames(name, settings?.product).some((one) => products.includes(one));
}

/** What an address may call the product of an interface. One that nobody has put into a product is found by its namespace alone. */
function productNames(name: string, product: ServiceProduct | null | undefined): string[] {
  const [namespace = ''] = name.split('.');
  return product ? [namespace, product.title, String(product.id)] : [namespace];
}

/** Whether the connection shows the tools that search instead of one tool for each interface. */
export function isSearching(scope: ConnectionScope, { services, apps }: Pick<Platform, 'services' | 'apps'>, app: AppRecord): boolean {
  if (scope.tools !== 'auto') return scope.tools === 'search';
  let count = 0;
  for (const service of services.all()) if (isTool(service) && isInScope(scope, service) && apps.mayUse(app, service) && ++count > mostListed) return true;
  return false;
}
