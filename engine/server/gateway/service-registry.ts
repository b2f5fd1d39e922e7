import type { ContractService } from '../kernel/call/handle.ts';
import type { Service } from '../kernel/call/service.ts';
import type { ServiceOwner, ServiceRegistry } from '../kernel/ports/service-registry.ts';
import { type CallWords, withWords } from './call-words.ts';

/** The registry of one process. */
export class MemoryServiceRegistry implements ServiceRegistry {
  readonly #words: CallWords;
  #byOwner = new Map<ServiceOwner, Service[]>();
  /** Whose each name is. */
  #owners = new Map<string, ServiceOwner>();
  /** Made from the owners' with the first question after a change: a start replaces a hundred owners before anybody asks. */
  #byName: Map<string, Service> | null = null;
  #version = 0;
  #settled: (service: Service) => Service = (service) => service;

  constructor(words: CallWords) {
    this.#words = words;
  }

  get version(): number {
    return this.#version;
  }

  replace(owner: ServiceOwner, services: readonly (Service | ContractService)[]): void {
    for (const { name } of services) {
      const holder = this.#owners.get(name);
      if (holder !== undefined && holder !== owner) throw new Error(`service ${name} of ${owner} is already declared by ${holder}`);
    }
    const worded = services.map((service) => (service.title === undefined ? withWords(service, this.#words) : service));
    this.#forget(owner);
    this.#byOwner.set(owner, worded);
    for (const { name } of worded) this.#owners.set(name, owner);
    this.#change();
  }

  remove(owner: ServiceOwner): void {
    if (!this.#byOwner.has(owner)) return;
    this.#forget(owner);
    this.#byOwner.delete(owner);
    this.#change();
  }

  settle(settled: (service: Service) => Service): void {
    this.#settled = settled;
    this.#change();
  }

  find(name: string): Service | undefined {
    return this.#known().get(name);
  }

  all(): Service[] {
    return [...this.#known().values()];
  }

  #forget(owner: ServiceOwner): void {
    for (const { name } of this.#byOwner.get(owner) ?? []) this.#owners.delete(name);
  }

  #change(): void {
    this.#version++;
    this.#byName = null;
  }

  #known(): Map<string, Service> {
    this.#byName ??= new Map(
      [...this.#byOwner.values()].flat().map((service) => [service.name, service.about === undefined ? service : this.#settled(service)]),
    );
    return this.#byName;
  }
}
