/** Stands where a field has no value. */
export function EmptyValue() {
  return <span className="cell-empty">–</span>;
}
