import { getOverview, type OverviewTraffic, overviewDays } from '../../../core/calls/overview.ts';
import { hasRowSource } from '../../../core/descriptor/row-source.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import type { Call } from '../../kernel/call/service.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { ScreenBinding } from '../../operations/binding/screen-binding.ts';
import { CountedList } from './counted-list.ts';
import { listsOf } from './lists-of.ts';

/** Number of errors on the home page. */
const shownCalls = 6;

/** Answers everything the home page shows in one call: numbers of the lists the caller may open, and the open calls if he may see their log. */
export function overviewService(platform: Platform): ContractService {
  return handle(getOverview, async (_, call) => {
    const open = await listsOf(platform, call, 'admin');
    const lists = open.filter(isCounted).map((binding) => new CountedList(binding, call));
    const log = open.find(({ screen }) => screen.source === platform.accessLog.table)?.screen.routes.list ?? null;
    const [totals, figures, waiting, accounts, traffic] = await Promise.all([
      Promise.all(lists.map(async (list) => ({ path: list.path, total: await list.total() }))),
      Promise.all(lists.flatMap((list) => (list.figureLabel ? [list.figure(list.figureLabel)] : []))),
      Promise.all(lists.map((list) => list.waiting())),
      lists.find((list) => list.isOfAccounts)?.byLevel() ?? null,
      trafficOf(platform, call, log),
    ]);
    return { lists: totals, figures, waiting: waiting.flatMap((one) => one ?? []), accounts, traffic };
  });
}

async function trafficOf({ accessLog, rights }: Platform, call: Call, path: string | null): Promise<OverviewTraffic | null> {
  if (!(await rights.mayCall(sessionOf(call), accessLog.access))) return null;
  const [days, failedCalls] = await Promise.all([accessLog.traffic(overviewDays), accessLog.latestFailedCalls(shownCalls)]);
  return { path, days, faults: failedCalls.map(({ appKey, requestId, ...failedCall }) => ({ ...failedCall, app_key: appKey, request_id: requestId })) };
}

/** Lists that everybody may open, such as one's own messages and jobs, do not count as lists of the platform. */
function isCounted({ screen }: ScreenBinding): boolean {
  return screen.everyone !== true && screen.list?.hasTotal !== false && !hasRowSource(screen);
}
