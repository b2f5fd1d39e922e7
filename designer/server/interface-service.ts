import type { Call, Service } from '../../engine/server/index.ts';

/** A published interface in the registry, which other interfaces may call too. */
export interface InterfaceService extends Service {
  /** @param path the interfaces whose logic led here, this one last */
  run(call: Call, path: readonly string[]): Promise<unknown>;
}

export function isInterfaceService(service: Service): service is InterfaceService {
  return 'run' in service && typeof service.run === 'function';
}
