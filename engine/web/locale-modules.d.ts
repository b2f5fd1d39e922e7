/** Made by scripts/build/locales.ts out of locales/ and plugins/*\/locales/. */
declare module 'portico:locales' {
  import type { Language } from '../core/text/text.ts';

  type Words = Record<string, unknown>;
  /** Everything the shell and the screens say: namespace → words. */
  export const base: Record<Language, () => Promise<{ default: Record<string, Words> }>>;
  /** Namespaces that only some pages need: the designer's and each plugin's. */
  export const extra: Record<string, Record<Language, () => Promise<{ default: Words }>>>;
}
