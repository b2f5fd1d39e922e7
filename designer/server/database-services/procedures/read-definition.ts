import type { Text } from '../../../../engine/core/text/text.ts';
import { fillText } from '../../../../engine/core/text/text.ts';
import { InputError } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/read-definition.ts';
import { type SqlToken, sqlTokens } from '../../databases/sql/sql-tokens.ts';

/** A parameter of a procedure. */
export interface ProcedureParameter {
  name: string;
  mode: 'in' | 'out' | 'inout';
  type: string;
}

/** Languages whose code cannot leave the database. */
const languages = ['sql', 'plpgsql'];

/**
 * Returns the parameters of a definition: one `create procedure` or `create function`, of the name it is saved under.
 * @throws InputError on the field `definition` if it is anything else
 */
export function readDefinition(definition: string, name: string, kind: 'procedure' | 'function', dialect: 'postgres' | 'mysql'): ProcedureParameter[] {
  const tokens = sqlTokens(definition, dialect);
  if (!Array.isArray(tokens)) throw inputError(texts.unreadable);
  const at = tokens.findIndex(({ kind: own, text }) => own === 'word' && (text === 'procedure' || text === 'function'));
  const before = tokens.slice(0, Math.max(0, at)).map(({ text }) => text);
  if (at < 1 || before[0] !== 'create' || before.some((word) => !['create', 'or', 'replace'].includes(word))) throw inputError(texts.begin);
  if (tokens[at]?.text !== kind) throw inputError(texts.kind, { kind });
  const named = tokens[at + 1]?.text ?? '';
  if (named.toLowerCase() !== name.toLowerCase()) throw inputError(texts.name, { found: named.slice(0, 63), name });
  if (dialect === 'postgres') {
    const end = tokens.findIndex((token) => token.kind === 'end');
    if (end >= 0 && tokens.slice(end).some((token) => token.kind !== 'end')) throw inputError(texts.several);
    const language = tokens.findIndex((token) => token.kind === 'word' && token.text === 'language');
    const spoken = tokens[language + 1]?.text.toLowerCase();
    if (language < 0 || spoken === undefined || !languages.includes(spoken)) throw inputError(texts.language);
  }
  return parametersOf(tokens.slice(at + 2));
}

function parametersOf(tokens: SqlToken[]): ProcedureParameter[] {
  const parts: SqlToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token.text === ')' && --depth === 0) break;
    if (depth === 1 && token.kind === 'mark' && token.text === ',') parts.push([]);
    else if (depth > 0) parts.at(-1)?.push(token);
    if (token.text === '(' && token.kind === 'mark') depth++;
  }
  return parts.flatMap((part) => {
    const words = part.map(({ text }) => text);
    const mode = (['in', 'out', 'inout'] as const).find((known) => known === words[0]?.toLowerCase());
    const [name, ...type] = mode ? words.slice(1) : words;
    return name === undefined || name === '' ? [] : [{ name, mode: mode ?? 'in', type: type.join(' ').replace(/ ?([(),]) ?/g, '$1') }];
  });
}

function inputError(text: Text, values: Record<string, string> = {}): InputError {
  return new InputError([{ field: 'definition', code: 'definition', text: fillText(text, values) }]);
}
