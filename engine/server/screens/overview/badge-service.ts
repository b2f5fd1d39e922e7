import { getBadges, getOwnBadges } from '../../../core/calls/overview.ts';
import { menuPageOf } from '../../../core/derive/menu.ts';
import type { Site } from '../../../core/protocol/site.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import type { Call } from '../../kernel/call/service.ts';
import type { Platform } from '../../kernel/platform.ts';
import { askQuery } from '../../operations/query/ask-query.ts';
import { listsOf } from './lists-of.ts';

/** Returns the services of the menu's badges. Numbers are cached until a table changes. */
export function badgeServices(platform: Platform): ContractService[] {
  const badgesOn = (site: Site) => async (_: object, call: Call) => {
    const lists = await listsOf(platform, call, site);
    const badges = lists.map(async (binding) => {
      const { menu } = binding.screen;
      const path = menuPageOf(binding.screen);
      if (menu === false || !menu.badge || path === undefined) return null;
      const [row] = await askQuery(binding, menu.badge, call);
      const total = Number(row?.value ?? 0);
      return total > 0 ? { path, total } : null;
    });
    return { badges: (await Promise.all(badges)).filter((badge) => badge !== null) };
  };
  return [handle(getBadges, badgesOn('admin')), handle(getOwnBadges, badgesOn('portal'))];
}
