import { withSortedMembers } from '../../../engine/core/json/sorted-members.ts';

/** Prints JSON that is the same for the same content, regardless of the order of members. */
export function stableJson(value: unknown): string {
  return JSON.stringify(withSortedMembers(value));
}
