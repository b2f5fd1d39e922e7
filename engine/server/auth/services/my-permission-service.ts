import { texts } from '../../../../generated/words/engine-server/my-permission-service.ts';
import { getMyConsole, getMyPermission, type PermissionAnswer, previewPermission } from '../../../core/calls/permission.ts';
import { type MenuNode, type MenuSection, menuOf } from '../../../core/derive/menu.ts';
import { permissionsOf } from '../../../core/derive/permissions.ts';
import { routesOf } from '../../../core/derive/routes.ts';
import { adminLevel, superLevel } from '../../../core/protocol/levels.ts';
import { plainText } from '../../../core/text/text.ts';
import { refuse } from '../../kernel/call/errors.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { HeldNodes, RightsHolder } from '../../kernel/ports/rights.ts';
import { findAccount } from '../accounts/accounts.ts';
import { readNodes } from '../granted-nodes.ts';
import { commonNodes, holds } from '../rights.ts';
import type { AuthContext } from './context/auth-context.ts';

/** Answers what each site shows the caller: the menu, the existing routes and the granted nodes. */
export function myPermissionServices({ platform }: AuthContext, sections: () => MenuSection[]): ContractService[] {
  return [
    handle(getMyPermission, async (_, call) => {
      const session = sessionOf(call);
      return officeOf(platform, sections(), session, await platform.rights.nodesOf(session));
    }),
    handle(previewPermission, async ({ account_id, nodes, level_nodes }) => {
      const account = await findAccount(platform.database.read, account_id);
      if (!account || account.level < adminLevel) throw refuse('notFound', texts.none, { id: account_id });
      const holder = { accountId: account.id, level: account.level };
      if (holder.level >= superLevel || (!nodes && !level_nodes)) return officeOf(platform, sections(), holder, await platform.rights.nodesOf(holder));
      const own = nodes ?? (await readNodes(platform.database.read, { accountId: holder.accountId }));
      const common = level_nodes ?? (await readNodes(platform.database.read, { level: holder.level }));
      return officeOf(platform, sections(), holder, new Set([...own, ...common, ...commonNodes(platform)]));
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

async function officeOf(platform: Platform, sections: MenuSection[], holder: RightsHolder, held: HeldNodes): Promise<PermissionAnswer> {
  const screens = platform.screens.all().filter((screen) => screen.site === 'admin');
  const granted = screens.flatMap(permissionsOf).filter((node) => holds(held, node.key));
  const others = held === 'all' ? [] : [...held];
  return {
    level: holder.level,
    paths: [...new Set([...granted.map((node) => node.key), ...others])],
    menu: [...menuOf(screens, sections, (path) => holds(held, path)), ...(await ownMenu(platform, holder, (path) => holds(held, path)))],
    routes: screens.flatMap(routesOf),
    version: platform.screens.version,
  };
}

/** Returns what plugins add to the caller's menu, as a section of its own. */
async function ownMenu(platform: Platform, { accountId }: RightsHolder, mayOpen: (path: string) => boolean): Promise<MenuNode[]> {
  const entries = (await Promise.all(platform.plugins.plugins.map((plugin) => plugin.menuEntries?.(platform, accountId) ?? []))).flat();
  const children = entries
    .filter(({ address }) => !address.startsWith('/') || mayOpen(address.split(/[?#]/)[0] ?? ''))
    .map(({ key, title, address }): MenuNode => ({ key, label: plainText(title), address }));
  return children.length > 0 ? [{ key: 'own', label: texts.own, icon: 'link', children }] : [];
}
