import type { Version } from './version.ts';

export const versionTexts = ['ts', 'php', 'json'] as const;
export type VersionText = (typeof versionTexts)[number];

/** What is compared line by line; members of JSON stand in one order on both sides. */
export function textOfVersion(version: Version, kind: VersionText): string {
  if (kind !== 'json') return version[kind] ?? '';
  const { rev: _, ...definition } = version.definition;
  return JSON.stringify(sorted(definition), null, 2);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => [name, sorted(member)]),
  );
}
