import { texts } from '../../../../generated/words/engine-core/markdown-texts.ts';
import type { Visibility } from '../../protocol/service-about.ts';
import { fillText, type Language, type Text } from '../../text/text.ts';

/** Words of the Markdown docs. */
export const markdownTexts = texts.markdownTexts;

/** Returns a label with its value: `模块：商城`. */
export function factText(name: keyof typeof markdownTexts, value: string, language: Language): string {
  return fillText(markdownTexts.fact, { name: markdownTexts[name], value })[language];
}

export const accessTexts: Record<Visibility, Text> = texts.accessTexts;
