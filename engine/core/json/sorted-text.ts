import { printLossless } from './lossless-json.ts';

/** Prints a value as JSON whose objects have their members sorted by name. */
export function sortedText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return printLossless(value);
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${sortedText(member)}`).join(',')}}`;
}
