/** The elements of a list that is kept as an array or as one comma separated text. */
export function textList(value: unknown): string[] {
  const parts = Array.isArray(value) ? value.map(String) : String(value).split(/[,，]/);
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
