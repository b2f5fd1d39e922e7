import { maskText } from '../../core/protocol/secrets/mask-text.ts';
import { hiddenValue, isPrivateName, maskPrivate } from '../../core/protocol/secrets/private-name.ts';
import type { Outgoing } from '../kernel/ports/background/outbox.ts';

/** Maximum number of stored characters of an answer. */
const maxLength = 1_000;
/** Shorter values would be found in every text. */
const shortest = 4;

/** Returns the beginning of an answer for people: private members are masked, and so are private values of the request wherever they come back. */
export function maskedAnswer(answer: Buffer, request: Outgoing): string {
  let text = answer.subarray(0, 64_000).toString('utf8');
  const whole = jsonOf(text);
  text = whole === undefined ? maskText(text) : JSON.stringify(maskPrivate(whole));
  for (const value of privateOf(request)) {
    // An answer in JSON writes quotes and backslashes in its own way.
    for (const written of new Set([value, JSON.stringify(value).slice(1, -1)])) text = text.replaceAll(written, hiddenValue);
  }
  return text.replaceAll('\0', '').slice(0, maxLength);
}

/** Sorted by length, longest first: one value may be part of another. */
function privateOf({ url, headers, body }: Outgoing): string[] {
  const { searchParams, username, password } = new URL(url);
  const credentials = Object.values(headers).flatMap((value) => [value, value.replace(/^\S+\s+/, '')]);
  const found = [...credentials, ...searchParams.values(), decodeURIComponent(username), decodeURIComponent(password), ...privateTexts(jsonOf(body))];
  return [...new Set(found)].filter((value) => value.length >= shortest).sort((one, other) => other.length - one.length);
}

function privateTexts(value: unknown, isHidden = false): string[] {
  if (typeof value === 'string') return isHidden ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => privateTexts(member, isHidden || isPrivateName(name)));
}

/** Returns undefined for invalid JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
