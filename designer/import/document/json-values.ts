export type JsonRecord = Readonly<Record<string, unknown>>;

/** An object of the document, or undefined for everything else. */
export function asRecord(value: unknown): JsonRecord | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonRecord) : undefined;
}

/** Returns a list; an empty one for any other value. */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Returns a text; an empty one for any other value. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Own member only: a document may have a schema called `constructor`. */
export function member(value: unknown, name: string): unknown {
  const record = asRecord(value);
  return record && Object.hasOwn(record, name) ? record[name] : undefined;
}
