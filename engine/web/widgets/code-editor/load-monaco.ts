import { editorWords } from 'portico:locales';
import { currentLanguage } from '../../state/language.ts';

export type Monaco = typeof import('./monaco.ts');

/** The editor's code, fetched with its first use; its own words must be there before it. */
export async function loadMonaco(): Promise<Monaco> {
  await editorWords[currentLanguage()]?.();
  return import('./monaco.ts');
}
