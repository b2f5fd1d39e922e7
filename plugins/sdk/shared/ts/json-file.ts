import type { SdkFile } from '../sdk-interface.ts';

/** JSON that keeps the digits of long integers. */
export function tsJsonFile(): SdkFile {
  return { path: 'src/json.ts', text };
}

const text = `/** JSON as values: an integer beyond 2^53 is a bigint, where the engine tells the digits (Node 22, Chrome 114, Safari 18.4), else a number. */
export function parseJson(text: string): unknown {
  if (!/\\d{16}/.test(text)) return JSON.parse(text);
  const bigWhereNeeded = (_key: string, value: unknown, context?: { source?: string }): unknown =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\\d+$/.test(context?.source ?? '') ? BigInt(context?.source ?? 0) : value;
  return JSON.parse(text, bigWhereNeeded as (key: string, value: unknown) => unknown);
}

/** Values as JSON; a bigint travels as the text of its digits, which the platform reads as the integer. What is undefined is left out. */
export function printJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) => (typeof member === 'bigint' ? String(member) : member));
}
`;
