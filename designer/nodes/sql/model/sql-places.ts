import { fillText, type Text } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/node-sql/sql-places.ts';

/** A statement with its values apart from its text. */
export interface SqlPlaces {
  /** With a `?` where a value stands. */
  text: string;
  /** The name of each of them, in order; one that stands twice is here twice. */
  places: string[];
  /** Each name once, in the order they first stand. */
  names: string[];
  /** Why it cannot be run, whatever database it is for. */
  errors: { code: string; text: Text }[];
}

const token =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|`[^`]*`|\$\w*\$|::|:=|(?<![\p{L}\p{N}_:\]]):([A-Za-z_][A-Za-z0-9_]{0,59})|\/\*|['"`?;]/gu;
const readWords = ['select', 'with', 'values', 'table'];

/**
 * Reads the `:name` places of a statement as every database does: not in texts, quoted names and comments. What databases and drivers read
 * differently (backslashes and dollar quotes, a `?` of its own) is an error, so that a place is one everywhere.
 * @param writes the statement may change something
 */
export function readPlaces(statement: string, writes = false): SqlPlaces {
  const places: string[] = [];
  const errors: SqlPlaces['errors'] = [];
  const refuse = (code: string, text: Text) => {
    if (!errors.some((error) => error.code === code)) errors.push({ code, text });
  };
  const own = statement.replace(/[\s;]+$/, '');
  const text = own.replace(token, (found: string, name: string | undefined) => {
    if (name !== undefined) {
      places.push(name);
      return '?';
    }
    if (found === '?') refuse('sql-place', texts.place);
    if (found === ';') refuse('sql-several', texts.several);
    if (found === "'" || found === '"' || found === '`' || found === '/*') refuse('sql-open', texts.open);
    if (found.startsWith('$') || (/^['"`]/.test(found) && found.includes('\\'))) refuse('sql-quote', texts.quote);
    // A server may run what stands in such a comment, and drivers look for places in it.
    return found.startsWith('--') || (found.startsWith('/*') && found.length > 2) ? ' ' : found;
  });
  const word = /^[\s(]*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? '';
  if (text.trim() !== '' && !writes && !readWords.includes(word)) refuse('sql-writes', fillText(texts.writes, { word: word || '?' }));
  return { text: text.trim(), places, names: [...new Set(places)], errors };
}
