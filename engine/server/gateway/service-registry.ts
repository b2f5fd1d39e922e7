import type { ContractService } from '../kernel/call/handle.ts';
import type { Service } from '../kernel/call/service.ts';
import type { ServiceOwner, ServiceRegistry } from '../kernel/ports/service-registry.ts';
import { type CallWords, withWords } from './call-words.ts';

/** The registry of one process. */
export class MemoryServiceRegistry implements ServiceRegistry {
  readonly #words: CallWords;
  #byOwner = new Map<ServiceOwner, Service[]>();
  #byName = new Map<string, Service>();
  #version = 0;
  #settled: (service: Service) => Service = (service) => service;

  constructor(words: CallWords) {
    this.#words = words;
  }

  get version(): number {
    return this.#version;
  }

  replace(owner: ServiceOwner, services: readonly (Service | ContractService)[]): void {
    for (const service of services) {
      const holder = this.#ownerOf(service.name);
      if (holder !== undefined && holder !== owner) throw new Error(`service ${service.name} of ${owner} is already declared by ${holder}`);
    }
    this.#byOwner.set(
      owner,
      services.map((service) => (service.title === undefined ? withWords(service, this.#words) : service)),
    );
    this.#rebuild();
  }

  remove(owner: ServiceOwner): void {
    if (this.#byOwner.delete(owner)) this.#rebuild();
  }

  settle(settled: (service: Service) => Service): void {
    this.#settled = settled;
    this.#rebuild();
  }

  find(name: string): Service | undefined {
    return this.#byName.get(name);
  }

  all(): Service[] {
    return [...this.#byName.values()];
  }

  #ownerOf(name: string): ServiceOwner | undefined {
    for (const [owner, services] of this.#byOwner) if (services.some((service) => service.name === name)) return owner;
    return undefined;
  }

  #rebuild(): void {
    this.#version++;
    const services = [...this.#byOwner.values()].flat();
    this.#byName = new Map(services.map((service) => [service.name, service.about === undefined ? service : this.#settled(service)]));
  }
}
