import { permissionsOf } from '../../core/derive/permissions.ts';
import { adminLevel, superLevel } from '../../core/protocol/levels.ts';
import type { Platform } from '../kernel/platform.ts';
import type { Query } from '../kernel/ports/database.ts';
import type { HeldNodes, Rights, RightsHolder } from '../kernel/ports/rights.ts';

/**
 * True when the node is held itself or through the wildcard of its page. A verb's node (`<path>#<Verb>`) never implies
 * its page, and a page never implies the verbs beside its own form.
 */
export function holds(held: HeldNodes, key: string): boolean {
  if (held === 'all' || held.has(key)) return true;
  const [path] = key.split('#');
  return held.has(`${path}#*`);
}

/** Returns the rights of accounts, cached until grants, screens or the account change. */
export function createRights(platform: Pick<Platform, 'database' | 'events' | 'screens'>): Rights {
  const cache = new Map<number, { level: number; nodes: ReadonlySet<string> }>();
  /** Counts changes, so that grants read before a change are never cached after it. */
  let changes = 0;

  platform.events.on((event) => {
    switch (event.kind) {
      case 'rights-changed':
      case 'screens-changed':
      case 'missed':
        changes++;
        cache.clear();
        return;
      case 'account-changed':
        changes++;
        cache.delete(event.accountId);
        return;
      case 'app-changed':
      case 'settings-changed':
      case 'interfaces-changed':
      case 'job-progress':
      case 'messages-changed':
      case 'presence-changed':
        return;
    }
  });

  async function nodesOf(session: RightsHolder, query?: Query): Promise<HeldNodes> {
    if (session.level >= superLevel) return 'all';
    if (session.level < adminLevel) return new Set();
    const cached = cache.get(session.accountId);
    if (cached?.level === session.level) return cached.nodes;
    const before = changes;
    const rows = await (query ?? platform.database.read)
      .selectFrom('permission_grant')
      .select('node')
      .where((or) => or.or([or('level', '=', session.level), or('account_id', '=', session.accountId)]))
      .execute();
    const nodes = new Set([...rows.map((row) => String(row.node)), ...commonNodes(platform)]);
    // What a transaction sees may be undone.
    if (changes === before && !query) cache.set(session.accountId, { level: session.level, nodes });
    return nodes;
  }

  return {
    nodesOf,
    async mayCall(session, access, query) {
      switch (access.kind) {
        case 'public':
          return true;
        case 'session':
          return session.level >= (access.minLevel ?? 0);
        case 'permission': {
          if (session.level < Math.max(adminLevel, access.minLevel ?? 0)) return false;
          const held = await nodesOf(session, query);
          return access.nodes.some((node) => holds(held, node));
        }
        case 'app':
          return false;
      }
    },
  };
}

/** Returns the nodes of pages that every administrator may open without a grant: their own account. */
export function commonNodes(platform: Pick<Platform, 'screens'>): string[] {
  return platform.screens
    .all()
    .filter((screen) => screen.site === 'admin' && screen.everyone)
    .flatMap(permissionsOf)
    .map((node) => node.key);
}
