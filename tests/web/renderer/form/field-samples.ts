import type { FieldFile, ScreenFile } from '../../../../engine/core/descriptor/file-types.ts';
import { normalize } from '../../../../engine/core/descriptor/normalize/normalize.ts';
import type { Screen } from '../../../../engine/core/descriptor/types.ts';

export const text = (word: string) => ({ zh_cn: word, en: word });

/** A screen of these fields only. */
export function screenOf(properties: Record<string, FieldFile>, rest: Partial<ScreenFile> & { required?: string[] } = {}): Screen {
  const { required, ...file } = rest;
  return normalize({ name: 'sample', label: text('Sample'), schema: { type: 'object', required, properties }, ...file });
}
