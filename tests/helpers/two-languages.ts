import { languages, type Text } from '../../engine/core/text/text.ts';

/** A text in the two languages that sources spell out, whatever others the product has. */
export function inTwo({ zh_cn, en }: Text): Text {
  return { zh_cn, en };
}

/** Printed TypeScript or PHP as it is where the product has these two languages alone. */
export function printedInTwo(code: string): string {
  const further = languages.slice(2).join('|');
  if (further === '') return code;
  const words = `'(?:[^'\\\\]|\\\\.)*'`;
  return code
    .replace(new RegExp(`\\n *'(?:${further})' => ${words},`, 'g'), '')
    .replace(new RegExp(`, (?:'(?:${further})' =>|(?:${further}):) ${words}`, 'g'), '');
}
