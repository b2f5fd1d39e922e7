import type { IDisposable } from 'monaco-editor/editor/editor.api.js';
import type { Monaco } from '../../../engine/web/index.ts';
import type { SqlSchema } from '../../calls/sql-calls.ts';
import { quotedName, sqlWords } from './quoted-name.ts';

const addressStart = 'portico://sql/';

/** Tables, columns and words of SQL, in the editors whose address is that of the SQL overview. */
export function completeSql({ languages }: Monaco['monaco'], schema: SqlSchema): IDisposable {
  return languages.registerCompletionItemProvider('sql', {
    triggerCharacters: ['.', ' '],
    provideCompletionItems(model, position) {
      if (!model.uri.toString().startsWith(addressStart)) return { suggestions: [] };
      const word = model.getWordUntilPosition(position);
      const range = { startLineNumber: position.lineNumber, endLineNumber: position.lineNumber, startColumn: word.startColumn, endColumn: word.endColumn };
      const before = model.getValueInRange({ ...range, startColumn: 1, endColumn: word.startColumn });
      const [, owner] = /([\w]+)["`]?\.$/.exec(before) ?? [];
      const text = model.getValue();
      const named = schema.tables.filter(({ name }) => new RegExp(`\\b${name.replace(/[^\w]/g, '.')}\\b`, 'i').test(text));
      const shownTables = owner === undefined ? named : schema.tables.filter(({ name }) => name === tableBehind(owner, text));
      const columns = shownTables.flatMap(({ name: table, columns: own }) =>
        own.map(({ name, type }) => ({
          ...{ label: name, insertText: quotedName(name, schema), range, detail: `${type} · ${table}`, sortText: `0${name}` },
          kind: languages.CompletionItemKind.Field,
        })),
      );
      if (owner !== undefined) return { suggestions: columns };
      const tables = schema.tables.map(({ name }) => ({
        ...{ label: name, insertText: quotedName(name, schema), range, sortText: `1${name}` },
        kind: languages.CompletionItemKind.Struct,
      }));
      const words = sqlWords.map((label) => ({ label, insertText: label, range, sortText: `2${label}`, kind: languages.CompletionItemKind.Keyword }));
      return { suggestions: [...columns, ...tables, ...words] };
    },
  });
}

/** The table an alias stands for, or the name itself. */
function tableBehind(owner: string, text: string): string {
  const named = text.matchAll(new RegExp(`(\\w+)["\`]?\\s+(?:as\\s+)?${owner}\\b(?!["\`]?\\.)`, 'gi'));
  return [...named].flatMap(([, table = '']) => (sqlWords.includes(table.toLowerCase()) ? [] : [table]))[0] ?? owner;
}
