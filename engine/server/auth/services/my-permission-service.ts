import type { PermissionAnswer } from '../../../core/answers/boot.ts';
import { type MenuSection, menuOf } from '../../../core/derive/menu.ts';
import { permissionsOf } from '../../../core/derive/permissions.ts';
import { routesOf } from '../../../core/derive/routes.ts';
import { adminLevel } from '../../../core/protocol/levels.ts';
import type { Service } from '../../kernel/call/service.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import { holds } from '../rights.ts';
import type { AuthContext } from './auth-context.ts';

/** What the back-office shows this caller: the menu, the routes that exist and the nodes that are granted. */
export function myPermissionService({ platform }: AuthContext, sections: () => MenuSection[]): Service {
  return {
    name: 'Admin.Permission.GetMyPermission',
    title: { zh_cn: '我的权限', en: 'My permissions' },
    parameters: [],
    access: { kind: 'session', minLevel: adminLevel },
    async handle(call): Promise<PermissionAnswer> {
      const session = sessionOf(call);
      const held = await platform.rights.nodesOf(session);
      const screens = platform.screens.all().filter((screen) => screen.site === 'admin');
      const granted = screens.flatMap(permissionsOf).filter((node) => holds(held, node.key));
      const others = held === 'all' ? [] : [...held];
      return {
        level: session.level,
        paths: [...new Set([...granted.map((node) => node.key), ...others])],
        menu: menuOf(screens, sections(), (path) => holds(held, path)),
        routes: screens.flatMap(routesOf),
        version: platform.screens.version,
      };
    },
  };
}
