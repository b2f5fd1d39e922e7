import type { ContractService } from '../call/handle.ts';
import type { Service } from '../call/service.ts';

/** Owner of a group of services: a screen, a plugin or the engine itself. */
export type ServiceOwner = string;

/**
 * All callable services by name. The services of an owner are replaced as a whole, so a changed descriptor or a published interface is swapped
 * between two calls.
 */
export interface ServiceRegistry {
  /** Counts up with every change, for what is made from all services. */
  readonly version: number;
  /** Throws when another owner already has one of the names, or a declared call has no words. */
  replace(owner: ServiceOwner, services: readonly (Service | ContractService)[]): void;
  remove(owner: ServiceOwner): void;
  /** What a service becomes before anybody sees it: asked of every published interface now and whenever one changes. Another one takes its place. */
  settle(settled: (service: Service) => Service): void;
  find(name: string): Service | undefined;
  all(): Service[];
}
