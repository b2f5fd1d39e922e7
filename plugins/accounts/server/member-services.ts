import { serviceNameOf } from '../../../engine/core/derive/permissions.ts';
import { type ContractService, handle, type Platform, readLevels, refuse, sessionOf } from '../../../engine/server/index.ts';
import { alterMemberStatus, listLevels } from '../shared/calls.ts';
import { visitPathService } from './visit-path-service.ts';

/** Named calls beside the screen's own. */
export function memberServices(platform: Platform): ContractService[] {
  return [alterStatusService(platform), levelListService(platform), visitPathService(platform)];
}

function alterStatusService(platform: Platform): ContractService {
  return handle(alterMemberStatus, async ({ id, status }, call) => {
    const verb = status === 'enabled' ? 'Enable' : 'Disable';
    const screen = platform.screens.find('user');
    const transition = screen && platform.services.find(serviceNameOf(screen, verb));
    if (!transition) throw refuse('notFound');
    if (!(await platform.rights.mayCall(sessionOf(call), transition.access))) throw refuse('noRight');
    // A transition of one record answers the revision it made.
    return (await transition.handle({ ...call, service: transition.name, params: { id } })) as { rev: number };
  });
}

function levelListService(platform: Platform): ContractService {
  return handle(listLevels, async () => ({ items: await readLevels(platform.database.read) }));
}
