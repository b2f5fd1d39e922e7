import type { SentAnswer } from '../transport/send.ts';

const place = 'login-devices';
/** Accounts of one browser that are remembered, the last used first. */
const most = 5;

/** What this browser is known by at an account, or nothing: others who try passwords there do not keep it out. */
export function deviceOf(username = ''): string | undefined {
  return read().find(([name]) => name === username.toLowerCase())?.[1];
}

/** Remembers the device that an answer to a sign-in names, for at most five accounts. */
export function keepDevice(username: string, { data }: Pick<SentAnswer, 'data'>): void {
  if (typeof data !== 'object' || data === null || !('device' in data)) return;
  const name = username.toLowerCase();
  const others = read().filter(([other]) => other !== name);
  localStorage.setItem(place, JSON.stringify([[name, String(data.device)], ...others].slice(0, most)));
}

function read(): [string, string][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(stored) ? stored.filter((pair) => Array.isArray(pair) && pair.length === 2) : [];
  } catch {
    return [];
  }
}
