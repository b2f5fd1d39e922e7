import { noComments, plainName, type SqlSyntax, singleQuoted } from './sql-syntax.ts';

/** SQLite keeps any name of a type; these tell whoever reads the table what its columns hold. */
export const sqlite: SqlSyntax = {
  idColumn: 'INTEGER PRIMARY KEY AUTOINCREMENT',
  types: { string: 'TEXT', integer: 'INTEGER', float: 'REAL', boolean: 'BOOLEAN', date: 'DATETIME', array: 'JSON', object: 'JSON' },
  decimal: 'NUMERIC',
  hasVarchar: false,
  quoted: (name) => `"${plainName(name)}"`,
  boolean: (value) => (value ? '1' : '0'),
  text: singleQuoted,
  mayHaveDefault: () => true,
  tableOptions: '',
  comments: { ...noComments, behindColumn: (comment) => ` -- ${comment}` },
};
