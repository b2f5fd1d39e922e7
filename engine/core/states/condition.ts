import type { Condition } from '../descriptor/types.ts';

/** True when every field named has the value, or one of the values; a switch nobody touched counts as off. No condition always holds. */
export function matchesCondition(condition: Condition | undefined, record: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(condition ?? {}).every(([name, wanted]) => {
    const value = Object.hasOwn(record, name) ? record[name] : undefined;
    if (Array.isArray(wanted)) return wanted.some((one) => one === value);
    return wanted === value || (wanted === false && (value === undefined || value === null));
  });
}
