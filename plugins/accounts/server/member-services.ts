import { adminLevel } from '../../../engine/core/protocol/levels.ts';
import { type Platform, readLevels, refuse, type Service, sessionOf } from '../../../engine/server/index.ts';
import { visitPathService } from './visit-path-service.ts';

/** Named calls beside the screen's own. */
export function memberServices(platform: Platform): Service[] {
  return [alterStatusService(platform), levelListService(platform), visitPathService(platform)];
}

/** Enables or disables by value. It is the screen's own transition, with the same right, rules and trail. */
function alterStatusService(platform: Platform): Service {
  return {
    name: 'Admin.User.AlterMemberStatus',
    title: { zh_cn: '启用或禁用账号', en: 'Enable or disable an account' },
    parameters: [
      { name: 'id', type: 'integer', min: 1, required: true },
      { name: 'status', type: 'string', enum: ['enabled', 'disabled'], required: true },
    ],
    access: { kind: 'permission', nodes: ['/user/list#Enable', '/user/list#Disable'] },
    async handle(call) {
      const { id, status } = call.params;
      const transition = platform.services.find(status === 'enabled' ? 'Admin.User.Enable' : 'Admin.User.Disable');
      if (!transition) throw refuse('notFound');
      if (!(await platform.rights.mayCall(sessionOf(call), transition.access))) throw refuse('noRight');
      return transition.handle({ ...call, service: transition.name, params: { id } });
    },
  };
}

function levelListService(platform: Platform): Service {
  return {
    name: 'Admin.User.GetAllMemberLevelList',
    title: { zh_cn: '账号等级列表', en: 'Levels of accounts' },
    parameters: [],
    access: { kind: 'session', minLevel: adminLevel },
    handle: async () => ({ items: await readLevels(platform.database.read) }),
  };
}
