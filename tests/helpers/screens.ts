import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenFile } from '../../engine/core/descriptor/file-types.ts';
import { normalize } from '../../engine/core/descriptor/normalize/normalize.ts';
import type { Screen } from '../../engine/core/descriptor/types.ts';

/** One of the product's own screens, normalized. */
export function screenOf(name: string): Screen {
  const root = join(import.meta.dirname, '../..');
  const [path = ''] = globSync([`schemas/${name}.json`, `{plugins/*,designer}/schemas/${name}.json`], { cwd: root });
  const file: ScreenFile = JSON.parse(readFileSync(join(root, path), 'utf8'));
  return normalize(file);
}

/** The same word in both languages, for descriptors made up by a test. */
export function both(word: string): { zh_cn: string; en: string } {
  return { zh_cn: word, en: word };
}
