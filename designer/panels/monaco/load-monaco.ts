import { currentLanguage } from '../../../engine/web/index.ts';

let loaded: Promise<typeof import('./monaco.ts')> | undefined;

/** The editor's code, fetched with its first use; its own words must be there before it. */
export function loadMonaco(): Promise<typeof import('./monaco.ts')> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load() {
  if (currentLanguage() === 'zh_cn') await import('monaco-editor/nls/lang/zh-cn.js');
  return import('./monaco.ts');
}
