import { fieldText, hasFile, isStructured, type SnippetField, type SnippetRequest, type TokenSource } from './request/snippet-request.ts';
import { signedPythonSnippet } from './signed/python.ts';
import { dumpPython, pythonAnswer, pythonString } from './text/python-text.ts';

/** Returns a script for Python 3 and the package requests that prints `data` or raises the answer of a refusal. */
export function pythonSnippet(request: SnippetRequest): string {
  if (request.isSigned) return signedPythonSnippet(request);
  const { address, verb, bearer, fields } = request;
  const members = fields.flatMap((field) => ('file' in field ? [] : [`        ${pythonString(field.name)}: ${shownValue(field, request.isJson)},`]));
  const files = fields.flatMap((field) => ('file' in field ? [`        ${pythonString(field.name)}: open(${pythonString(field.file)}, "rb"),`] : []));
  return [
    'import json',
    ...([bearer ?? {}, ...fields].some((source) => 'variable' in source) ? ['import os'] : []),
    '',
    'import requests',
    '',
    `answer = requests.${verb === 'GET' ? 'get' : 'post'}(`,
    `    ${pythonString(address)},`,
    `    ${request.isJson ? 'json' : verb === 'GET' ? 'params' : 'data'}={`,
    ...members,
    '    },',
    ...(bearer ? [`    headers={"Authorization": ${bearerText(bearer)}},`] : []),
    ...(hasFile(request) ? ['    files={', ...files, '    },'] : []),
    '    timeout=30,',
    ').json()',
    ...pythonAnswer,
  ].join('\n');
}

function bearerText(token: TokenSource): string {
  return 'variable' in token ? `"Bearer " + os.environ[${pythonString(token.variable)}]` : pythonString(`Bearer ${token.value}`);
}

function shownValue(field: SnippetField, isJson: boolean): string {
  if ('variable' in field) return `os.environ[${pythonString(field.variable)}]`;
  if ('file' in field) return pythonString(field.file);
  if (isJson) return dumpPython(field.value);
  if (isStructured(field.value)) return `json.dumps(${dumpPython(field.value)})`;
  return Number.isSafeInteger(field.value) ? dumpPython(field.value) : pythonString(fieldText(field.value));
}
