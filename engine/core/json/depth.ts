/** Maximum depth of stored JSON: printing much deeper values would overflow the stack. */
export const maxJsonDepth = 64;

/** Whether arrays and objects are nested more than `levels` deep. Does not recurse, so depth itself cannot overflow the stack. */
export function isDeeper(value: unknown, levels: number): boolean {
  let layer = [value];
  for (let depth = 0; layer.length > 0; depth++) {
    layer = layer.filter((member) => member !== null && typeof member === 'object').flatMap((member) => Object.values(member as object));
    if (depth >= levels && layer.length > 0) return true;
  }
  return false;
}
