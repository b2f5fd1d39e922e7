import { parseLossless, printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { maskText } from '../../../../engine/core/protocol/secrets/mask-text.ts';
import { hiddenValue, isPrivateName } from '../../../../engine/core/protocol/secrets/private-name.ts';

const valueLength = 500;
const parametersLength = 4_000;
/** Of JSON in a form; what is longer is not read, and left out. */
const jsonLength = 50_000;
/** JSON texts within one another that are read. */
const mostTexts = 4;
const cut = '…';
const unlogged: ReadonlySet<string> = new Set(['service', 's', 'sign', 'access_token']);
const noNames: ReadonlySet<string> = new Set();
const noMembers: Readonly<Record<string, unknown>> = {};

/**
 * The parameters of a call as JSON text for a log: credentials left out, private values masked, long values cut. What came as JSON
 * keeps its types and is masked at any depth; where it is too long, the beginning of its text stands for it.
 * @param hidden names whose values are private beside those that say so
 */
export function maskedParameters(
  fields: Readonly<Record<string, string>>,
  members: Readonly<Record<string, unknown>> = noMembers,
  hidden: ReadonlySet<string> = noNames,
): string {
  const isHidden = hidden.size === 0 ? isPrivateName : (name: string) => isPrivateName(name) || hidden.has(name);
  const shortened: Record<string, unknown> = {};
  let length = 2;
  // Of one name, the member counts: it is what the call is made with.
  const values = members === noMembers ? fields : { ...fields, ...members };
  for (const name of Object.keys(values)) {
    if (unlogged.has(name)) continue;
    const value = values[name];
    const shown = isHidden(name) ? hiddenValue : masked(value, isHidden);
    const text = textOf(shown);
    const isLong = text.length > valueLength;
    length += name.length + Math.min(text.length, valueLength + 1) + 6;
    if (length > parametersLength) {
      shortened[cut] = cut;
      break;
    }
    shortened[name] = isLong ? `${text.slice(0, valueLength)}${cut}` : shown;
  }
  return printLossless(shortened);
}

/** Objects travel in forms as JSON text, and texts in objects may be JSON again. */
function masked(value: unknown, isHidden: (name: string) => boolean, depth = 0): unknown {
  if (typeof value === 'string') return maskedText(value, isHidden, depth);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((element) => masked(element, isHidden, depth));
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, isHidden(name) ? hiddenValue : masked(member, isHidden, depth)]));
}

function maskedText(text: string, isHidden: (name: string) => boolean, depth: number): string {
  if (!/^\s*[[{"]/.test(text)) return maskText(text.slice(0, jsonLength), isHidden);
  if (text.length > jsonLength || depth > mostTexts) return cut;
  try {
    const json = parseLossless(text);
    const shown = printLossless(masked(json, isHidden, depth + 1));
    return shown === printLossless(json) ? text : shown;
  } catch {
    return maskText(text, isHidden);
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : printLossless(value);
}
