import { proxy } from 'valtio/vanilla';
import { saveErrorByOldName } from '../../core/calls/screens/screen.ts';
import { send } from '../transport/send.ts';
import { currentLanguage } from './language.ts';
import { session } from './session.ts';

/** What the server is told about an error. */
export interface ErrorReport {
  type: 'ajax' | 'script';
  message: string;
  url: string;
  /** HTTP status of a failed request; 0 for script errors and when no answer came. */
  code: number;
}

export interface ErrorEntry extends ErrorReport {
  id: number;
  /** Milliseconds since 1970 of the latest occurrence. */
  time: number;
  count: number;
  userId: number | null;
  username: string;
  /** The last characters only: enough to tell two sessions apart, useless to a thief. */
  token: string;
  /** Of the report to the server, which keeps it with the error; '' until it has answered. */
  requestId: string;
}

const maxEntries = 200;
/** Milliseconds in which a page that was asked to go is gone, or stays because somebody has thought better of it. */
const goingTime = 3_000;
/** A page that fails in a loop must not flood the server. */
const reportsPerMinute = 10;

export const errorLog = proxy<{ entries: ErrorEntry[]; hasUnseen: boolean }>({ entries: [], hasUnseen: false });

let nextId = 1;
/** When the page was last asked to go: what it still waits for is given up then, which is no error. */
let goingSince = Number.NEGATIVE_INFINITY;
let reportTimes: number[] = [];

/** Lists an error and tells the server. The same error again only counts up. Gives its entry in the list; none while the page is left. */
export function recordError(report: ErrorReport): ErrorEntry | undefined {
  if (session.isLeaving || performance.now() - goingSince < goingTime) return undefined;
  errorLog.hasUnseen = true;
  const known = errorLog.entries.find((entry) => sameError(entry, report));
  if (known) {
    known.count += 1;
    known.time = Date.now();
    return known;
  }
  errorLog.entries.unshift({
    ...report,
    id: nextId++,
    time: Date.now(),
    count: 1,
    userId: session.profile?.id ?? null,
    username: session.profile?.username ?? '',
    token: session.token && `…${session.token.slice(-4)}`,
    requestId: '',
  });
  errorLog.entries.splice(maxEntries);
  const [entry] = errorLog.entries;
  if (entry) void sendReport(report).then((requestId) => (entry.requestId = requestId));
  return entry;
}

export function markErrorsSeen(): void {
  errorLog.hasUnseen = false;
}

export function clearErrors(): void {
  errorLog.entries.splice(0);
  errorLog.hasUnseen = false;
}

/** Collects what nobody caught. */
export function listenForErrors(target: Window): void {
  target.addEventListener('beforeunload', () => {
    goingSince = performance.now();
  });
  target.addEventListener('error', (event) => {
    // Browsers report a postponed ResizeObserver round as an error; nothing is lost by it.
    if (event.message.startsWith('ResizeObserver loop')) return;
    recordError({ type: 'script', message: event.message, url: event.filename || location.href, code: 0 });
  });
  target.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    // A refused call has been shown and recorded by `call`; an aborted one is no error.
    if (reason instanceof Error && (reason.name === 'ApiError' || reason.name === 'AbortError')) return;
    recordError({ type: 'script', message: reason instanceof Error ? reason.message : String(reason), url: location.href, code: 0 });
  });
}

function sameError(a: ErrorReport, b: ErrorReport): boolean {
  return a.type === b.type && a.message === b.message && a.url === b.url && a.code === b.code;
}

/** Uses `send`, not `call`: a failure of this very request must not be recorded in its turn. */
async function sendReport(report: ErrorReport): Promise<string> {
  const now = Date.now();
  reportTimes = reportTimes.filter((time) => now - time < 60_000);
  if (reportTimes.length >= reportsPerMinute || session.token === '') return '';
  reportTimes.push(now);
  return (await send(saveErrorByOldName.name, { ...report, access_token: session.token }, currentLanguage())).requestId;
}
