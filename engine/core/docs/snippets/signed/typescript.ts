import { tsKey, tsString } from '../../../printing/dump-ts.ts';
import { type SnippetRequest, valueFields } from '../request/snippet-request.ts';
import { type Script, scriptAnswer, scriptVariable, tsText } from '../text/ts-text.ts';
import { secretVariable } from './signed-fields.ts';

/**
 * Returns a module for Node 20 and later, without packages, with or without types, that signs the call, and prints `data` or throws the answer of a
 * refusal.
 */
export function signedScriptSnippet(request: SnippetRequest, script: Script): string {
  const typed = (type: string) => (script === 'typescript' ? `: ${type}` : '');
  return [
    "import { createHmac, randomUUID } from 'node:crypto';",
    '',
    `const fields${typed('Record<string, string>')} = {`,
    ...valueFields(request).map(({ name, value }) => `  ${tsKey(name)}: ${tsText(value)},`),
    `  app_key: ${scriptVariable('APP_KEY', script)},`,
    '  timestamp: String(Math.floor(Date.now() / 1000)),',
    '  nonce: randomUUID(),',
    '};',
    `const escape = (text${typed('string')}) => text.replaceAll('%', '%25').replaceAll('\\n', '%0A');`,
    'const lines = Object.entries(fields)',
    '  .sort(([one], [other]) => Buffer.compare(Buffer.from(one), Buffer.from(other)))',
    "  .map(([name, value]) => `${escape(name).replaceAll('=', '%3D')}=${escape(value)}`);",
    `const text = [${tsString(request.service)}, ...lines].join('\\n');`,
    `const sign = createHmac('sha256', ${scriptVariable(secretVariable, script)}).update(text).digest('hex');`,
    request.verb === 'GET'
      ? `const response = await fetch(${tsString(`${request.address}?`)} + new URLSearchParams({ ...fields, sign }));`
      : `const response = await fetch(${tsString(request.address)}, { method: 'POST', body: new URLSearchParams({ ...fields, sign }) });`,
    ...scriptAnswer(script),
  ].join('\n');
}
