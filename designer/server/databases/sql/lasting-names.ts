import { fillText } from '../../../../engine/core/text/text.ts';
import { refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/lasting-names.ts';
import type { SqlDialect } from '../../../codegen/sql/sql-dialects.ts';
import { sqlTokens } from './sql-tokens.ts';

/** What a name stands for in a database: the body of a view or routine, or of a trigger under the name of its table; null where it is not shown. */
export interface DefinedName {
  name: string;
  body: string | null;
}

/**
 * Returns the names, in small letters, that a statement cannot mention without leaving something behind its transaction: `first`, and all whose
 * bodies mention one of them. A body that is not shown may mention any.
 */
export function lastingNames(first: readonly string[], defined: readonly DefinedName[]): ReadonlySet<string> {
  const lasting = new Set(first.map((name) => name.toLowerCase()));
  const bodies = defined.map(({ name, body }) => ({ name: name.toLowerCase(), words: body === null ? null : wordsIn(body) }));
  for (let size = -1; size < lasting.size; ) {
    size = lasting.size;
    for (const { name, words } of bodies) if (words === null ? first.length > 0 : words.some((word) => lasting.has(word))) lasting.add(name);
  }
  return lasting;
}

/**
 * Throws 409 for a statement that mentions one of the names.
 * @param lasting in small letters
 */
export function requireNoneLasting(statement: string, dialect: SqlDialect, lasting: ReadonlySet<string>): void {
  const tokens = sqlTokens(statement, dialect);
  const found = Array.isArray(tokens) ? tokens.find(({ kind, text }) => (kind === 'word' || kind === 'name') && lasting.has(text.toLowerCase())) : undefined;
  if (found) throw refuse('conflict', fillText(texts.lasting, { name: found.text }));
}

/** Statements in texts of a body are words as well: it may run them. */
function wordsIn(body: string): string[] {
  return body.toLowerCase().match(/[\p{L}_][\p{L}\p{N}_$]*/gu) ?? [];
}
