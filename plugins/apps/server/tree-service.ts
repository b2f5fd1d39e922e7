import { getInterfaceTree, type InterfaceTree } from '../../../engine/core/calls/interface-tree.ts';
import { adminLevel } from '../../../engine/core/protocol/levels.ts';
import { noProduct } from '../../../engine/core/protocol/rules/branch.ts';
import type { Language } from '../../../engine/core/text/text.ts';
import { type ContractService, handle, isPublished, type Platform, type PublishedService, type Session, sessionOf } from '../../../engine/server/index.ts';

/** The tree of interfaces that rules, applications and overviews go by. */
export function treeService(platform: Platform): ContractService {
  return handle(getInterfaceTree, async (_input, call) => {
    const mayKnow = await knownTo(platform, sessionOf(call));
    return interfaceTree(platform.services.all().filter(isPublished).filter(mayKnow), call.language);
  });
}

/** Which interfaces a person may know of: administrators all, others what is not hidden from every usable app of theirs. */
async function knownTo({ apps }: Platform, { level, accountId }: Session): Promise<(service: PublishedService) => boolean> {
  if (level >= adminLevel) return () => true;
  const keys = await apps.ownedBy(accountId).select('app_key').execute();
  const found = await Promise.all(keys.map(({ app_key }) => (app_key ? apps.app(app_key) : null)));
  const own = found.filter((app) => app !== null && apps.isUsable(app));
  return (service) => service.access.visibility !== 'hidden' || own.some((app) => app !== null && apps.mayUse(app, service));
}

function interfaceTree(services: PublishedService[], language: Language): InterfaceTree {
  const order = new Intl.Collator('zh-Hans-CN', { numeric: true });
  const products = [...Map.groupBy(services, ({ settings }) => settings?.product?.id ?? noProduct)].map(([id, members]) => ({
    id,
    title: members[0]?.settings?.product?.title ?? '',
    modules: [...Map.groupBy(members, ({ about }) => about.module)]
      .map(([name, interfaces]) => ({
        name,
        interfaces: interfaces
          .map((service) => ({
            service: service.name,
            title: service.title[language],
            summary: service.about.summary,
            visibility: service.access.visibility,
          }))
          .sort((one, other) => (one.service < other.service ? -1 : 1)),
      }))
      .sort((one, other) => order.compare(one.name, other.name)),
  }));
  return { products: products.sort((one, other) => Number(one.id === noProduct) - Number(other.id === noProduct) || order.compare(one.title, other.title)) };
}
