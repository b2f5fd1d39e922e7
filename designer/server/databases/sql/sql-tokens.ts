import type { SqlDialect } from '../../../codegen/sql/sql-dialects.ts';

/** A token of SQL. */
export interface SqlToken {
  kind: 'word' | 'name' | 'text' | 'mark' | 'end';
  /** Words in small letters, names and texts without their quotes, marks as they are. */
  text: string;
  /** First character in the statement. */
  at: number;
}

/** What cannot be parsed: a quote or comment without an end, or a comment the server would execute. */
export interface SqlTokenError {
  error: 'unterminated' | 'executable';
  at: number;
}

/**
 * Splits SQL into words, names and marks, without comments, by the rules of the dialect. Tells the kind of a statement and the names in it; the
 * database itself ensures that it is a single one and does not write.
 */
export function sqlTokens(text: string, dialect: SqlDialect): SqlToken[] | SqlTokenError {
  const tokens: SqlToken[] = [];
  let at = 0;
  while (at < text.length) {
    const rest = text.slice(at, at + 80);
    const space = /^\s+/.exec(rest)?.[0];
    if (space) {
      at += space.length;
      continue;
    }
    const line = (dialect === 'mysql' ? /^(--(?=\s|$)|#)/ : /^--/).test(rest);
    if (line) {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end + 1;
      continue;
    }
    if (rest.startsWith('/*')) {
      if (dialect === 'mysql' && /^\/\*M?[!+]/i.test(rest)) return { error: 'executable', at };
      const end = commentEnd(text, at, dialect === 'postgres');
      if (end < 0) return { error: 'unterminated', at };
      at = end;
      continue;
    }
    const quoted = quotedAt(text, at, rest, dialect);
    if (quoted === null) return { error: 'unterminated', at };
    if (quoted) {
      tokens.push({ kind: quoted.kind, text: quoted.text, at });
      at = quoted.end;
      continue;
    }
    const word = /^[\p{L}_@$][\p{L}\p{N}_$@]*/u.exec(text.slice(at, at + 300))?.[0];
    if (word) tokens.push({ kind: 'word', text: word.toLowerCase(), at });
    else tokens.push({ kind: rest.startsWith(';') ? 'end' : 'mark', text: [...rest][0]!, at });
    at += word?.length ?? [...rest][0]!.length;
  }
  return tokens;
}

function commentEnd(text: string, from: number, nests: boolean): number {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text.startsWith('/*', at) && (nests || depth === 0)) {
      depth++;
      at++;
    } else if (text.startsWith('*/', at)) {
      depth--;
      at++;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

/** Undefined if no quoted text begins, null if it has no end. */
function quotedAt(text: string, at: number, rest: string, dialect: SqlDialect): { kind: 'name' | 'text'; text: string; end: number } | null | undefined {
  if (dialect === 'postgres') {
    const dollar = /^\$([A-Za-z_][A-Za-z0-9_]*)?\$/.exec(rest)?.[0];
    if (dollar) {
      const end = text.indexOf(dollar, at + dollar.length);
      return end < 0 ? null : { kind: 'text', text: text.slice(at + dollar.length, end), end: end + dollar.length };
    }
  }
  // Of PostgreSQL: a text with backslashes, and a name or text with escaped characters.
  const prefix = (dialect === 'postgres' && /^(e(?=')|u&(?=['"]))/i.exec(rest)?.[0]) || '';
  const open = text[at + prefix.length];
  if (open === undefined || !(dialect === 'postgres' ? `'"` : dialect === 'mysql' ? '\'"`' : '\'"`[').includes(open)) return undefined;
  const close = open === '[' ? ']' : open;
  const hasBackslashes = dialect === 'mysql' ? open !== '`' : /^e/i.test(prefix);
  let value = '';
  for (let index = at + prefix.length + 1; index < text.length; index++) {
    const letter = text[index]!;
    if (letter === '\\' && hasBackslashes) value += text[++index] ?? '';
    else if (letter !== close) value += letter;
    else if (text[index + 1] === close && open !== '[') value += text[++index]!;
    else return { kind: isName(open, dialect) ? 'name' : 'text', text: value, end: index + 1 };
  }
  return null;
}

function isName(open: string, dialect: SqlDialect): boolean {
  return open === '`' || open === '[' || (open === '"' && dialect !== 'mysql');
}
