import type { Json } from '../../../json/json.ts';
import { dumpTs, tsMember, tsString } from '../../../printing/dump-ts.ts';
import { fieldText, isStructured } from '../request/snippet-request.ts';

/** The two languages that are one but for types. */
export type Script = 'typescript' | 'javascript';

/** Prints `data` of `response`, or throws what the platform answered. */
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

/** An expression for the text a value travels as. */
export function tsText(value: Json): string {
  return isStructured(value) ? `JSON.stringify(${dumpTs(value)})` : tsString(fieldText(value));
}

/** A variable of the environment, which is there. */
export function scriptVariable(name: string, script: Script): string {
  return `${tsMember('process.env', name)}${script === 'typescript' ? '!' : ''}`;
}
