import type { Json } from '../../descriptor/types.ts';
import { dumpTs, tsString } from '../../printing/dump-ts.ts';
import { fieldText, isStructured } from './snippet-request.ts';

/** Prints `data` of `response`, or throws what the platform answered. */
export const tsAnswer = [
  'const { ret, data, msg } = (await response.json()) as { ret: number; data: unknown; msg: string };',
  'if (ret !== 200) throw new Error(`${ret} ${msg}`);',
  'console.log(JSON.stringify(data, null, 2));',
  '',
];

/** An expression for the text a value travels as. */
export function tsText(value: Json): string {
  return isStructured(value) ? `JSON.stringify(${dumpTs(value)})` : tsString(fieldText(value));
}
