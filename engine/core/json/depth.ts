/** Deepest JSON that is stored: printing much deeper values would overflow the stack. */
export const maxJsonDepth = 64;

/** True when arrays and objects are nested more than `levels` deep. Walks without recursion, so depth itself cannot hurt. */
export function isDeeper(value: unknown, levels: number): boolean {
  let layer = [value];
  for (let depth = 0; layer.length > 0; depth++) {
    layer = layer.filter((member) => member !== null && typeof member === 'object').flatMap((member) => Object.values(member as object));
    if (depth >= levels && layer.length > 0) return true;
  }
  return false;
}
