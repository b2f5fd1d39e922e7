import { noComments, plainName, type SqlSyntax, singleQuoted } from './sql-syntax.ts';

export const mysql: SqlSyntax = {
  idColumn: 'BIGINT NOT NULL AUTO_INCREMENT PRIMARY KEY',
  types: { string: 'TEXT', integer: 'BIGINT', float: 'DOUBLE', boolean: 'TINYINT(1)', date: 'DATETIME', array: 'JSON', object: 'JSON' },
  decimal: 'DECIMAL(20, 6)',
  hasVarchar: true,
  quoted: (name) => `\`${plainName(name)}\``,
  boolean: (value) => (value ? '1' : '0'),
  text: (value) => singleQuoted(value).replaceAll('\\', '\\\\'),
  mayHaveDefault: (sqlType) => !/TEXT|JSON/.test(sqlType),
  tableOptions: ' DEFAULT CHARSET=utf8mb4',
  comments: { ...noComments, inColumn: (text) => ` COMMENT ${text}` },
};
