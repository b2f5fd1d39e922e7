import { parseLossless, printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { hiddenValue, isPrivateName, maskPrivate } from '../../../../engine/core/protocol/private-name.ts';

const valueLength = 500;
const parametersLength = 4_000;
/** Of JSON in a form; what is longer is not read, and left out. */
const jsonLength = 50_000;
const cut = '…';
const unlogged: ReadonlySet<string> = new Set(['service', 's', 'sign', 'access_token']);
const noNames: ReadonlySet<string> = new Set();

/**
 * The parameters of a call as JSON text for a log: credentials left out, private values masked, long values cut. What came as JSON
 * keeps its types and is masked at any depth; where it is too long, the beginning of its text stands for it.
 * @param hidden names whose values are private beside those that say so
 */
export function maskedParameters(
  fields: Readonly<Record<string, string>>,
  members: Readonly<Record<string, unknown>> = {},
  hidden: ReadonlySet<string> = noNames,
): string {
  const isHidden = (name: string) => isPrivateName(name) || hidden.has(name);
  const shortened: Record<string, unknown> = {};
  let length = 2;
  for (const [name, value] of [...Object.entries(fields), ...Object.entries(members)]) {
    if (unlogged.has(name)) continue;
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

/** Objects travel in forms as JSON text. */
function masked(value: unknown, isHidden: (name: string) => boolean): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return maskPrivate(value, isHidden);
  if (value.length > jsonLength) return cut;
  try {
    const json = parseLossless(value);
    const shown = printLossless(maskPrivate(json, isHidden));
    return shown === printLossless(json) ? value : shown;
  } catch {
    return value;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : printLossless(value);
}
