import type { CheckStep } from '../../../../engine/server/index.ts';

/** Tells who calls an interface of a product that is coming to its end: `Deprecation` (RFC 9745) and `Sunset` (RFC 8594). */
export const deprecationStep: CheckStep = {
  name: 'catalog/deprecation',
  place: 'authorize',
  check({ service, headers }) {
    const product = service.settings?.product;
    if (!product) return;
    if (product.deprecatedAt !== null && product.deprecatedAt <= Date.now()) headers.deprecation = `@${Math.floor(product.deprecatedAt / 1_000)}`;
    if (product.sunsetAt !== null) headers.sunset = new Date(product.sunsetAt).toUTCString();
  },
};
