import { isPublished, type Platform, type PublishedService } from '../../../../engine/server/index.ts';

export interface PublishedModule {
  /** Title of its API product; empty where it belongs to none. */
  product: string;
  name: string;
  services: PublishedService[];
}

/** Every published interface by product and module, in the order of the docs. Sorted anew only after something was published. */
export class PublishedList {
  #services: Platform['services'];
  #modules: PublishedModule[] = [];
  #version = -1;

  constructor({ services }: Pick<Platform, 'services'>) {
    this.#services = services;
  }

  modules(): readonly PublishedModule[] {
    if (this.#version !== this.#services.version) {
      this.#version = this.#services.version;
      this.#modules = modulesOf(this.#services.all().filter(isPublished));
    }
    return this.#modules;
  }

  find(service: string): PublishedService | null {
    const found = this.#services.find(service);
    return found && isPublished(found) ? found : null;
  }
}

/** By product, then by module; what belongs to no product comes last. */
function modulesOf(services: PublishedService[]): PublishedModule[] {
  const order = new Intl.Collator('zh-Hans-CN', { numeric: true });
  const productOf = ({ settings }: PublishedService) => settings?.product?.title ?? '';
  return [...Map.groupBy(services, productOf)]
    .sort(([one], [other]) => Number(one === '') - Number(other === '') || order.compare(one, other))
    .flatMap(([product, ofProduct]) =>
      [...Map.groupBy(ofProduct, ({ about }) => about.module)]
        .map(([name, members]) => ({ product, name, services: members.sort((one, other) => (one.name < other.name ? -1 : 1)) }))
        .sort((one, other) => order.compare(one.name, other.name)),
    );
}
