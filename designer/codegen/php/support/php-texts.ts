import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import type { Text } from '../../../../engine/core/text/text.ts';

/** Texts of the platform as entries of a PHP array: name => (zh_cn, en). */
export function phpTexts(texts: Readonly<Record<string, Text>>, indent: string): string {
  return Object.entries(texts)
    .map(([name, { zh_cn, en }]) => `${indent}${phpString(name)} => array('zh_cn' => ${phpString(zh_cn)}, 'en' => ${phpString(en)}),`)
    .join('\n');
}
