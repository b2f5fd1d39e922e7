import { type ParseError, parseTree } from 'jsonc-parser';

export interface JsonError {
  /** One-based. */
  line: number;
  column: number;
}

/** Where a JSON text goes wrong first, or null when it is right or empty. Engines word their own messages differently, so only the place is taken. */
export function jsonError(text: string): JsonError | null {
  if (text.trim() === '') return null;
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (!first) return null;
  const before = text.slice(0, first.offset);
  return { line: before.split('\n').length, column: first.offset - before.lastIndexOf('\n') };
}

/** Two-space form of a JSON text, or null when it is wrong. */
export function formatJson(text: string): string | null {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return null;
  }
}
