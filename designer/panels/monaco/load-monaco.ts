import { loadMonaco, type Monaco } from '../../../engine/web/index.ts';

let loaded: Promise<Monaco> | undefined;

/** The editor with the languages of the designer. */
export function loadDesignerMonaco(): Promise<Monaco> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

async function load(): Promise<Monaco> {
  const monaco = await loadMonaco();
  await import('./definition-language.ts');
  return monaco;
}
