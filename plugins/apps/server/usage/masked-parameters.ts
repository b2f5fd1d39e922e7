import { printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { hiddenValue, isPrivateName, maskPrivate } from '../../../../engine/core/protocol/private-name.ts';

const valueLength = 500;
const parametersLength = 4_000;
const cut = '…';
const unlogged: ReadonlySet<string> = new Set(['service', 's', 'sign', 'access_token']);

/**
 * The parameters of a call as JSON text for the access log: credentials left out, private values masked, long values cut. What came as JSON
 * keeps its types and is masked at any depth; where it is too long, the beginning of its text stands for it.
 */
export function maskedParameters(fields: Readonly<Record<string, string>>, members: Readonly<Record<string, unknown>> = {}): string {
  const shortened: Record<string, unknown> = {};
  let length = 2;
  for (const [name, value] of [...Object.entries(fields), ...Object.entries(members)]) {
    if (unlogged.has(name)) continue;
    const shown = isPrivateName(name) ? hiddenValue : maskPrivate(value);
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

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : printLossless(value);
}
