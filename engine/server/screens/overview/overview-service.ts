import { getOverview, type OverviewTraffic, overviewDays } from '../../../core/calls/overview.ts';
import { operationOf } from '../../../core/calls/screen-operations.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import type { Call } from '../../kernel/call/service.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import type { Platform } from '../../kernel/platform.ts';
import { bindScreen, type ScreenBinding } from '../../operations/binding/screen-binding.ts';
import { CountedList } from './counted-list.ts';

/** Faults the home page has room for. */
const shownFaults = 6;

/** Everything the home page shows in one call: numbers of the lists the caller may open, and the open calls where he may see their log. */
export function overviewService(platform: Platform): ContractService {
  return handle(getOverview, async (_, call) => {
    const lists = (await listsOf(platform, call)).map((binding) => new CountedList(binding, call));
    const [totals, figures, waiting, accounts, traffic] = await Promise.all([
      Promise.all(lists.map(async (list) => ({ path: list.path, total: await list.total() }))),
      Promise.all(lists.filter((list) => list.isFigure).map((list) => list.figure())),
      Promise.all(lists.map((list) => list.waiting())),
      lists.find((list) => list.isOfAccounts)?.byLevel() ?? null,
      trafficOf(platform, call),
    ]);
    return { lists: totals, figures, waiting: waiting.flatMap((one) => one ?? []), accounts, traffic };
  });
}

/** Lists of the back-office with records of their own that the caller may ask for. */
async function listsOf(platform: Platform, call: Call): Promise<ScreenBinding[]> {
  const session = sessionOf(call);
  const found = platform.screens.all().map(async (screen) => {
    if (screen.site !== 'admin' || screen.kind !== 'list' || screen.routes.list === undefined) return null;
    const service = platform.services.find(operationOf(screen, 'List').name);
    if (!service || !(await platform.rights.mayCall(session, service.access))) return null;
    return bindScreen(platform, screen, platform.plugins);
  });
  return (await Promise.all(found)).flatMap((binding) => binding ?? []);
}

async function trafficOf({ accessLog, rights }: Platform, call: Call): Promise<OverviewTraffic | null> {
  if (!(await rights.mayCall(sessionOf(call), accessLog.access))) return null;
  const [days, faults] = await Promise.all([accessLog.traffic(overviewDays), accessLog.latestFaults(shownFaults)]);
  return { days, faults: faults.map(({ appKey, requestId, ...fault }) => ({ ...fault, app_key: appKey, request_id: requestId })) };
}
