import type { Call, Service } from '../../../engine/server/index.ts';
import type { RunScope } from './run-scope.ts';

/** A published interface in the registry, which other interfaces may call too. */
export interface InterfaceService extends Service {
  /** `data` of the answer; an `UpstreamFile` as it is. Rejects with a Failure where its own logic ends the run. @param scope of the run, or what the calling interface hands on */
  run(call: Call, scope: RunScope): Promise<unknown>;
}

/** Whether a service is a published interface. */
export function isInterfaceService(service: Service): service is InterfaceService {
  return 'run' in service && typeof service.run === 'function';
}
