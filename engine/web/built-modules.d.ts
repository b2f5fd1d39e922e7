/** Made by scripts/build/plugins/locales.ts out of locales/ and plugins/*\/locales/. */
declare module 'portico:locales' {
  type Words = Record<string, unknown>;
  type ByLanguage<Load> = Record<import('../core/text/text.ts').Language, Load>;
  /** Everything the shell and the screens say: namespace → words. */
  export const base: ByLanguage<() => Promise<{ default: Record<string, Words> }>>;
  /** Namespaces that only some pages need: the designer's and each plugin's. */
  export const extra: Record<string, ByLanguage<() => Promise<{ default: Words }>>>;
  /** dayjs' name of the language, and how to load it where it is not built in. */
  export const calendars: ByLanguage<{ name: string; load?: () => Promise<unknown> }>;
  /** antd's own words; English is built in. */
  export const antdLocales: ByLanguage<(() => Promise<{ default: import('antd/es/locale/index.js').Locale }>) | undefined>;
  /** The words of Monaco, which must be there before it; English is built in. */
  export const editorWords: ByLanguage<(() => Promise<unknown>) | undefined>;
}

/** Made by scripts/build/plugins/monaco.ts: addresses of Monaco's worker scripts, each a module. */
declare module 'portico:monaco-workers' {
  export const editorWorker: string;
  export const jsonWorker: string;
}

/** antd's sheet of one component, which the base then leaves out. */
declare module 'portico:antd-sheet/*';

/** Monaco's stylesheet. */
declare module 'portico:monaco-sheet';

/** Made by scripts/build/plugins/icon-set.ts: `{ FolderOutlined: … }`. */
declare module 'portico:icons' {
  export const outlined: Record<string, import('@ant-design/icons/es/components/AntdIconLight').IconComponentProps['icon']>;
}

/** Made by scripts/build/plugins/icon-set.ts: the icons of the sections in schemas/sections.json, by kebab-case name. */
declare module 'portico:section-icons' {
  export const sectionIcons: Partial<Record<string, import('@ant-design/icons/es/components/AntdIconLight').IconComponentProps['icon']>>;
}

/** Made by scripts/build/plugins/sources.ts: a file, by its path in the repository, as it is written; for pages that show how they are made. */
declare module 'portico:source/*' {
  const text: string;
  export default text;
}
