import { getMyConsole, getMyPermission } from '../../../core/calls/permission.ts';
import { type MenuSection, menuOf } from '../../../core/derive/menu.ts';
import { permissionsOf } from '../../../core/derive/permissions.ts';
import { routesOf } from '../../../core/derive/routes.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import { holds } from '../rights.ts';
import type { AuthContext } from './auth-context.ts';

/** What each site shows this caller: the menu, the routes that exist and the nodes that are granted. */
export function myPermissionServices({ platform }: AuthContext, sections: () => MenuSection[]): ContractService[] {
  return [
    handle(getMyPermission, async (_, call) => {
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
    }),
    // Nobody grants anything there: a call is open to everybody of its level.
    handle(getMyConsole, async (_, call) => {
      const session = sessionOf(call);
      const screens = platform.screens.all().filter((screen) => screen.site === 'portal');
      const mayCall = async (name: string) => {
        const service = platform.services.find(name);
        return service !== undefined && (await platform.rights.mayCall(session, service.access));
      };
      const nodes = await Promise.all(
        screens.flatMap(permissionsOf).map(async ({ key, calls }) => {
          const open = await Promise.all(calls.map(mayCall));
          return open.length === 0 || open.includes(true) ? [key] : [];
        }),
      );
      const paths = [...new Set(nodes.flat())];
      return {
        level: session.level,
        paths,
        menu: menuOf(screens, sections(), (path) => paths.includes(path)),
        routes: screens.flatMap(routesOf),
        version: platform.screens.version,
      };
    }),
  ];
}
