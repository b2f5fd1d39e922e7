import { dumpTs, tsKey, tsMember, tsString } from '../../printing/dump-ts.ts';
import { fileName, hasFile, type SnippetField, type SnippetRequest, type TokenSource, valueFields } from './request/snippet-request.ts';
import { signedScriptSnippet } from './signed/typescript.ts';
import { type Script, scriptAnswer, scriptVariable, tsText } from './text/ts-text.ts';

/** Returns a module for Node 20 and later, without packages, that prints `data` or throws the answer of a refusal. */
export function typescriptSnippet(request: SnippetRequest): string {
  return scriptSnippet(request, 'typescript');
}

/** Returns the same module without types. */
export function javascriptSnippet(request: SnippetRequest): string {
  return scriptSnippet(request, 'javascript');
}

function scriptSnippet(request: SnippetRequest, script: Script): string {
  if (request.isSigned) return signedScriptSnippet(request, script);
  const lines = hasFile(request) ? ["import { openAsBlob } from 'node:fs';", '', ...formLines(request, script)] : plainLines(request, script);
  return [...lines, ...scriptAnswer(script)].join('\n');
}

function plainLines(request: SnippetRequest, script: Script): string[] {
  const { address, verb, bearer, fields, isJson } = request;
  if (isJson) return jsonLines(request);
  const members = (indent: string) => fields.map((field) => `${indent}${tsKey(field.name)}: ${shownValue(field, script)},`);
  if (verb === 'GET') {
    const init = bearer ? `, { headers: { authorization: ${bearerText(bearer)} } }` : '';
    return ['const query = new URLSearchParams({', ...members('  '), '});', `const response = await fetch(${tsString(`${address}?`)} + query${init});`];
  }
  return [`const response = await fetch(${tsString(address)}, {`, "  method: 'POST',", '  body: new URLSearchParams({', ...members('    '), '  }),', '});'];
}

function jsonLines(request: SnippetRequest): string[] {
  const authorization = request.bearer ? `authorization: ${bearerText(request.bearer)}, ` : '';
  return [
    `const response = await fetch(${tsString(request.address)}, {`,
    "  method: 'POST',",
    `  headers: { ${authorization}'content-type': 'application/json' },`,
    '  body: JSON.stringify({',
    ...valueFields(request).map(({ name, value }) => `    ${tsKey(name)}: ${dumpTs(value)},`),
    '  }),',
    '});',
  ];
}

function bearerText(token: TokenSource): string {
  return 'variable' in token ? `\`Bearer \${${tsMember('process.env', token.variable)}}\`` : tsString(`Bearer ${token.value}`);
}

function formLines({ address, fields }: SnippetRequest, script: Script): string[] {
  return [
    'const body = new FormData();',
    ...fields.map((field) => {
      const value = 'file' in field ? `await openAsBlob(${tsString(field.file)}), ${tsString(fileName(field.file))}` : shownValue(field, script);
      return `body.set(${tsString(field.name)}, ${value});`;
    }),
    `const response = await fetch(${tsString(address)}, { method: 'POST', body });`,
  ];
}

function shownValue(field: SnippetField, script: Script): string {
  if ('variable' in field) return scriptVariable(field.variable, script);
  if ('file' in field) return tsString(field.file);
  return tsText(field.value);
}
