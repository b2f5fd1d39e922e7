import type { Json } from '../../../../engine/core/descriptor/types.ts';
import { fieldText, hasFile, isStructured, type SnippetField, type SnippetRequest } from './snippet-request.ts';

/** A script for Python 3 and the package requests: it prints `data` or raises what the platform answered. */
export function pythonSnippet(request: SnippetRequest): string {
  const { address, verb, fields } = request;
  const members = fields.flatMap((field) => ('file' in field ? [] : [`        ${pythonString(field.name)}: ${shownValue(field)},`]));
  const files = fields.flatMap((field) => ('file' in field ? [`        ${pythonString(field.name)}: open(${pythonString(field.file)}, "rb"),`] : []));
  return [
    'import json',
    ...(fields.some((field) => 'variable' in field) ? ['import os'] : []),
    '',
    'import requests',
    '',
    `answer = requests.${verb === 'GET' ? 'get' : 'post'}(`,
    `    ${pythonString(address)},`,
    `    ${verb === 'GET' ? 'params' : 'data'}={`,
    ...members,
    '    },',
    ...(hasFile(request) ? ['    files={', ...files, '    },'] : []),
    '    timeout=30,',
    ').json()',
    'if answer["ret"] != 200:',
    `    raise RuntimeError(f'{answer["ret"]} {answer["msg"]}')`,
    'print(json.dumps(answer["data"], ensure_ascii=False, indent=2))',
    '',
  ].join('\n');
}

function shownValue(field: SnippetField): string {
  if ('variable' in field) return `os.environ[${pythonString(field.variable)}]`;
  if ('file' in field) return pythonString(field.file);
  if (isStructured(field.value)) return `json.dumps(${dumpPython(field.value)})`;
  return Number.isSafeInteger(field.value) ? dumpPython(field.value) : pythonString(fieldText(field.value));
}

function dumpPython(value: Json): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value === 'string') return pythonString(value);
  if (typeof value === 'number') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(dumpPython).join(', ')}]`;
  return `{${Object.entries(value)
    .map(([name, member]) => `${pythonString(name)}: ${dumpPython(member)}`)
    .join(', ')}}`;
}

/** In double quotes; what could end the text or the line, or turn the reading direction, is escaped. */
function pythonString(text: string): string {
  const escaped = text.toWellFormed().replace(/[\\"\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, (character) => {
    if (character === '\\' || character === '"') return `\\${character}`;
    return character === '\n' ? '\\n' : `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `"${escaped}"`;
}
