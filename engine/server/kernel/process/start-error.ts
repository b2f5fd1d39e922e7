import { type Language, languageOfTag, type Text } from '../../../core/text/text.ts';

/** Why the server cannot start, for the operator: what is wrong, where, and what to do. One line each. */
export class StartError extends Error {
  readonly texts: readonly Text[];

  constructor(...texts: Text[]) {
    super(texts.map(({ en }) => en).join('\n'));
    this.name = 'StartError';
    this.texts = texts;
  }
}

/** Returns the operator's language, as terminal programs determine it: `zh_CN.UTF-8` is Chinese, everything else English. */
export function operatorLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  return languageOfTag(LC_ALL || LC_MESSAGES || LANG || '') ?? 'en';
}
