import { inspect } from 'node:util';

/** Errors of one kind that are logged within a minute; further ones are counted. */
const fullEntries = 10;
const windowMilliseconds = 60_000;
/** Maximum length of a line of the log in characters. */
const longest = 4_000;
/** Number of kinds distinguished within a minute. */
const mostKinds = 200;

let since = 0;
const seen = new Map<string, number>();

/**
 * Logs an internal error. Anybody can repeat a call that causes one, so of one kind (class and place) ten a minute are logged; the others are counted
 * and reported with the next one.
 * @param about request id, or the work that failed
 */
export function logError(about: string, error: unknown): void {
  const now = Date.now();
  if (now - since >= windowMilliseconds) {
    since = now;
    for (const [kind, times] of seen) if (times > fullEntries) console.error(`${times - fullEntries} more within a minute: ${kind}`);
    seen.clear();
  }
  const text = inspect(error);
  const kind = kindOf(text);
  const key = seen.has(kind) || seen.size < mostKinds ? kind : 'other faults';
  const times = (seen.get(key) ?? 0) + 1;
  seen.set(key, times);
  if (times <= fullEntries) console.error(`[${about}]`, text.length > longest ? `${text.slice(0, longest)}…` : text);
}

/** Class and place: the values in a message differ from call to call. */
function kindOf(text: string): string {
  const [head = '', ...lines] = text.split('\n');
  const place = lines.find((line) => line.trimStart().startsWith('at '))?.trim() ?? '';
  return `${head.slice(0, head.indexOf(':') + 1 || 80)} ${place}`.slice(0, 200);
}
