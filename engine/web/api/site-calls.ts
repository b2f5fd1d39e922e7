import { getBadges, getOwnBadges } from '../../core/calls/overview.ts';
import { getMyConsole, getMyPermission } from '../../core/calls/permission.ts';
import { loadConsoleScreen, loadConsoleScreenAt, loadScreen, loadScreenAt } from '../../core/calls/screens/screen.ts';
import { searchOwnRecords, searchRecords } from '../../core/calls/search.ts';
import { currentSite } from '../transport/login-address.ts';

const calls = {
  admin: { permission: getMyPermission, screen: loadScreen, screenAt: loadScreenAt, search: searchRecords, badges: getBadges },
  portal: { permission: getMyConsole, screen: loadConsoleScreen, screenAt: loadConsoleScreenAt, search: searchOwnRecords, badges: getOwnBadges },
};

/** The calls that each site has for itself, of this page's site. */
export function siteCalls(): (typeof calls)['admin' | 'portal'] {
  return calls[currentSite()];
}
