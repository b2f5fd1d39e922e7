export function NodePalette() {
  return null;
}
