import type { ScreenService } from '../../../core/derive/services.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import type { Access } from '../../../core/protocol/access.ts';

/** A portal screen serves every account, limited to its own rows; a back-office screen those who hold one of its nodes. */
export function accessOf(screen: Screen, { verb, nodes }: ScreenService): Access {
  const minLevel = screen.levels[verb];
  return screen.site === 'portal' ? { kind: 'session', minLevel } : { kind: 'permission', nodes, minLevel };
}
