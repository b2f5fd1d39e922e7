/** Whether a field counts as not filled in: null, undefined, an empty text or an empty list. 0 and false are values. */
export function isEmptyValue(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
