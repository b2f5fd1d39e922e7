import { withSortedMembers } from '../../../engine/core/json/sorted-members.ts';
import type { Version } from './version.ts';

export const versionTexts = ['ts', 'php', 'json'] as const;
export type VersionText = (typeof versionTexts)[number];

/** What is compared line by line; members of JSON stand in one order on both sides. */
export function textOfVersion(version: Version, kind: VersionText): string {
  if (kind !== 'json') return version[kind] ?? '';
  const { rev: _, ...definition } = version.definition;
  return JSON.stringify(withSortedMembers(definition), null, 2);
}
