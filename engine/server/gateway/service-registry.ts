import type { ContractService } from '../kernel/call/handle.ts';
import type { Service } from '../kernel/call/service.ts';
import { type CallWords, withWords } from './call-words.ts';

/** Owner of a group of services: a screen, a plugin or the engine itself. */
export type ServiceOwner = string;

/**
 * Every callable service by name. One owner's services are replaced as a whole, so a changed descriptor
 * or a published interface is swapped in between two calls and never half.
 */
export class ServiceRegistry {
  readonly #words: CallWords;
  #byOwner = new Map<ServiceOwner, Service[]>();
  #byName = new Map<string, Service>();
  #version = 0;

  constructor(words: CallWords) {
    this.#words = words;
  }

  /** Counts up with every change, for what is made from all services. */
  get version(): number {
    return this.#version;
  }

  /** Throws when another owner already has one of the names, or a declared call has no words. */
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
    this.#byName = new Map([...this.#byOwner.values()].flat().map((service) => [service.name, service]));
  }
}
