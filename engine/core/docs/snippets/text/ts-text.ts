import type { Json } from '../../../json/json.ts';
import { dumpTs, tsMember, tsString } from '../../../printing/dump-ts.ts';
import { fieldText, isStructured } from '../request/snippet-request.ts';

/** The two languages that differ only in types. */
export type Script = 'typescript' | 'javascript';

/** Returns lines that print `data` of `response`, or throw the answer of a refusal. */
export function scriptAnswer(script: Script): string[] {
  return [
    script === 'typescript'
      ? 'const { ret, data, msg } = (await response.json()) as { ret: number; data: unknown; msg: string };'
      : 'const { ret, data, msg } = await response.json();',
    'if (ret !== 200) throw new Error(`${ret} ${msg}`);',
    'console.log(JSON.stringify(data, null, 2));',
    '',
  ];
}

/** Returns an expression for the text a value is sent as. */
export function tsText(value: Json): string {
  return isStructured(value) ? `JSON.stringify(${dumpTs(value)})` : tsString(fieldText(value));
}

/** Returns an expression for an environment variable that is set. */
export function scriptVariable(name: string, script: Script): string {
  return `${tsMember('process.env', name)}${script === 'typescript' ? '!' : ''}`;
}
