/** Made by scripts/build/plugins/locales.ts out of locales/ and plugins/*\/locales/. */
declare module 'portico:locales' {
  type Words = Record<string, unknown>;
  type ByLanguage<Load> = Record<'zh_cn' | 'en', Load>;
  /** Everything the shell and the screens say: namespace → words. */
  export const base: ByLanguage<() => Promise<{ default: Record<string, Words> }>>;
  /** Namespaces that only some pages need: the designer's and each plugin's. */
  export const extra: Record<string, ByLanguage<() => Promise<{ default: Words }>>>;
}

/** Made by scripts/build/plugins/monaco-workers.ts: addresses of Monaco's worker scripts, each a module. */
declare module 'portico:monaco-workers' {
  export const editorWorker: string;
  export const jsonWorker: string;
}
