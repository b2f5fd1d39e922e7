import { branchParts, everything, noProduct } from '../../core/protocol/rules/branch.ts';
import type { ServiceRegistry } from '../kernel/ports/service-registry.ts';
import { isPublished } from './shown-interface.ts';

/** Whether a rule can be about a scope: a published interface, or a branch of the current tree of interfaces. */
export function isKnownScope({ services }: { services: ServiceRegistry }, scope: string): boolean {
  if (scope === everything) return true;
  const parts = branchParts(scope);
  if (!parts) return services.find(scope)?.access.kind === 'app';
  if (parts.product === noProduct && parts.module === undefined) return true;
  return services.all().some((service) => {
    if (!isPublished(service)) return false;
    const product = service.settings?.product?.id ?? noProduct;
    return product === parts.product && (parts.module === undefined || service.about.module === parts.module);
  });
}
