import { isPublished, type Platform, type PublishedService } from '../../../../engine/server/index.ts';

export interface PublishedModule {
  name: string;
  services: PublishedService[];
}

/** Every published interface by module, in the order of the docs. Sorted anew only after something was published. */
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

function modulesOf(services: PublishedService[]): PublishedModule[] {
  const modules = Map.groupBy(services, ({ about }) => about.module);
  const order = new Intl.Collator('zh-Hans-CN', { numeric: true });
  return [...modules]
    .map(([name, members]) => ({ name, services: members.sort((one, other) => (one.name < other.name ? -1 : 1)) }))
    .sort((one, other) => order.compare(one.name, other.name));
}
