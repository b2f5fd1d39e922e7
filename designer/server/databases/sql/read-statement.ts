import type { Text } from '../../../../engine/core/text/text.ts';
import { fillText } from '../../../../engine/core/text/text.ts';
import { InputError } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/read-statement.ts';
import type { SqlDialect } from '../../../codegen/sql/sql-dialects.ts';
import { sqlLimits } from './sql-run.ts';
import { type SqlToken, sqlTokens } from './sql-tokens.ts';

/** A statement that may be run. */
export interface ReadStatement {
  /** Without a semicolon at its end. */
  text: string;
  isRead: boolean;
}

const readWords = ['select', 'with', 'values', 'table', 'show', 'describe', 'desc', 'explain', 'pragma'];
const changeWords = ['insert', 'update', 'delete', 'replace', 'merge', 'create', 'alter', 'drop', 'truncate', 'comment', 'call', 'analyze'];
/** Objects that may be created, changed and dropped: those of the data, not of the server. */
const things = ['table', 'index', 'view', 'sequence', 'type', 'domain', 'schema'];
const thingAttributes = [
  'or',
  'replace',
  'temporary',
  'temp',
  'unique',
  'global',
  'local',
  'unlogged',
  'materialized',
  'recursive',
  'fulltext',
  'spatial',
  'algorithm',
  'sql',
];

/**
 * Names that lead out of the database: files and programs of its server, the settings that limit a statement, stored passwords. The database
 * refuses most of them to an ordinary account; these are refused for any account.
 */
const forbidden: Record<SqlDialect, RegExp> = {
  sqlite: /^(load_extension|sqlite_dbpage)$/,
  mysql: /^(outfile|dumpfile|load_file|global_priv|authentication_string|sys_exec|sys_eval)$/,
  postgres:
    /^(set_config|pg_authid|pg_shadow|pg_user_mapping(s)?|pg_largeobject|pg_read_(binary_)?file|pg_ls_.*|pg_stat_file|lo_(import|export)|dblink.*|(query|table|schema|database|cursor)_to_xml.*|ts_stat|ts_rewrite|pg_(terminate|cancel)_backend|pg_reload_conf)$/,
};

/**
 * Returns one statement that may be run.
 * @throws InputError on the field `sql` if it may not
 */
export function readStatement(text: string, dialect: SqlDialect): ReadStatement {
  if (text.length > sqlLimits.characters) throw inputError('long', texts.long, { max: sqlLimits.characters });
  if (text.includes('\0')) throw inputError('character', texts.character);
  const tokens = sqlTokens(text, dialect);
  if (!Array.isArray(tokens)) throw inputError(tokens.error, texts[tokens.error], { line: lineOf(text, tokens.at) });
  const end = tokens.find(({ kind }) => kind === 'end');
  const own = end ? tokens.slice(0, tokens.indexOf(end)) : tokens;
  const next = end && tokens.slice(tokens.indexOf(end)).find(({ kind }) => kind !== 'end');
  if (next) throw inputError('several', texts.several, { line: lineOf(text, next.at) });
  const first = own.find(({ kind, text: mark }) => kind === 'word' || mark !== '(');
  if (!first) throw inputError('empty', texts.empty);
  const isRead = first.kind === 'word' && readWords.includes(first.text);
  if (!isRead && !(first.kind === 'word' && isChange(own))) throw inputError('kind', texts.kind, { word: first.text.slice(0, 40) });
  refuseNames(own, dialect);
  return { text: text.slice(0, end?.at ?? text.length).trim(), isRead };
}

function isChange(tokens: SqlToken[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word').map(({ text }) => text);
  const [first = '', ...others] = words;
  if (!changeWords.includes(first)) return false;
  if (!['create', 'alter', 'drop'].includes(first)) return true;
  const thing = others.find((word) => !thingAttributes.includes(word));
  return thing !== undefined && things.includes(thing);
}

function refuseNames(tokens: SqlToken[], dialect: SqlDialect): void {
  for (const [index, { kind, text }] of tokens.entries()) {
    if (kind !== 'word' && kind !== 'name') continue;
    const name = text.toLowerCase();
    if (forbidden[dialect].test(name)) throw inputError('forbidden', texts.forbidden, { name });
    // Escaped characters of a name would say another one than is read here.
    if (dialect === 'postgres' && kind === 'name' && text.includes('\\')) throw inputError('forbidden', texts.forbidden, { name: text.slice(0, 40) });
    if (dialect === 'mysql' && name === 'mysql' && tokens[index + 1]?.text === '.') throw inputError('forbidden', texts.forbidden, { name: 'mysql.*' });
  }
  const words = tokens.flatMap(({ kind, text }) => (kind === 'word' ? [text] : []));
  // Both show the password of an account as the server keeps it.
  if (dialect === 'mysql' && words[0] === 'show' && (words.includes('grants') || words.includes('user'))) {
    throw inputError('forbidden', texts.forbidden, { name: `show ${words[1]}` });
  }
}

function inputError(code: string, text: Text, values: Record<string, string | number> = {}): InputError {
  return new InputError([{ field: 'sql', code, text: fillText(text, values) }]);
}

function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length;
}
