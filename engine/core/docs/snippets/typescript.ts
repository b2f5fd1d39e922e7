import { tsKey, tsMember, tsString } from '../../printing/dump-ts.ts';
import { signedTypescriptSnippet } from './signed/typescript.ts';
import { fileName, hasFile, type SnippetField, type SnippetRequest, type TokenSource } from './snippet-request.ts';
import { tsAnswer, tsText } from './ts-text.ts';

/** A module for Node 20 and later, without packages: it prints `data` or throws what the platform answered. */
export function typescriptSnippet(request: SnippetRequest): string {
  if (request.isSigned) return signedTypescriptSnippet(request);
  return [...(hasFile(request) ? ["import { openAsBlob } from 'node:fs';", '', ...formLines(request)] : plainLines(request)), ...tsAnswer].join('\n');
}

function plainLines({ address, verb, bearer, fields }: SnippetRequest): string[] {
  const members = (indent: string) => fields.map((field) => `${indent}${tsKey(field.name)}: ${shownValue(field)},`);
  if (verb === 'GET') {
    const given = bearer ? `, { headers: { authorization: ${bearerText(bearer)} } }` : '';
    return ['const query = new URLSearchParams({', ...members('  '), '});', `const response = await fetch(${tsString(`${address}?`)} + query${given});`];
  }
  return [`const response = await fetch(${tsString(address)}, {`, "  method: 'POST',", '  body: new URLSearchParams({', ...members('    '), '  }),', '});'];
}

function bearerText(token: TokenSource): string {
  return 'variable' in token ? `\`Bearer \${${tsMember('process.env', token.variable)}}\`` : tsString(`Bearer ${token.value}`);
}

function formLines({ address, fields }: SnippetRequest): string[] {
  return [
    'const body = new FormData();',
    ...fields.map((field) => {
      const value = 'file' in field ? `await openAsBlob(${tsString(field.file)}), ${tsString(fileName(field.file))}` : shownValue(field);
      return `body.set(${tsString(field.name)}, ${value});`;
    }),
    `const response = await fetch(${tsString(address)}, { method: 'POST', body });`,
  ];
}

function shownValue(field: SnippetField): string {
  if ('variable' in field) return `${tsMember('process.env', field.variable)}!`;
  if ('file' in field) return tsString(field.file);
  return tsText(field.value);
}
