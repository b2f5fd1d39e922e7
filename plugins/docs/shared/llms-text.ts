import { callAddress } from '../../../engine/core/docs/call-address.ts';
import { codeTable, interfaceMarkdown } from '../../../engine/core/docs/markdown/interface-markdown.ts';
import { plainText, withHeadings, withoutHtml } from '../../../engine/core/docs/markdown/markdown-text.ts';
import { signingText } from '../../../engine/core/docs/markdown/signing-text.ts';
import { markdownTexts as texts } from '../../../engine/core/docs/markdown/texts.ts';
import type { ShownInterface } from '../../../engine/core/docs/shown-interface.ts';
import { fillText, type Language } from '../../../engine/core/text/text.ts';
import type { Catalog } from './calls.ts';

export interface LlmsOptions {
  language: Language;
  origin: string;
}

/** Address of an interface's page as Markdown. */
function markdownAddress(service: string, { language, origin }: LlmsOptions): string {
  return `${origin}/docs/${service}.md?language=${language}`;
}

/** The site in the form of llmstxt.org: title, what it is, and by module a link to the page of each interface. */
export function llmsText({ modules, title, intro }: Catalog, options: LlmsOptions): string {
  const count = modules.reduce((sum, { interfaces }) => sum + interfaces.length, 0);
  const sections = modules.map(({ name, interfaces }) => {
    const links = interfaces.map(({ service, title: words, summary }) => {
      const link = `- [${plainText(words)} ${service}](${markdownAddress(service, options)})`;
      return summary ? `${link}: ${plainText(summary)}` : link;
    });
    return `## ${plainText(name)}\n\n${links.join('\n')}`;
  });
  return `${[llmsHead({ title, intro, count }, options), ...sections].join('\n\n')}\n`;
}

/** The same with every page in full, in parts, so that thousands of them never stand in memory together. */
export function* llmsFullText(
  { title, intro, pages }: { title: string; intro: string; pages: readonly (() => ShownInterface)[] },
  options: LlmsOptions,
): Generator<string> {
  const { language } = options;
  yield `${llmsHead({ title, intro, count: pages.length }, options)}\n\n## ${texts.codes[language]}\n\n${codeTable([], language)}\n`;
  for (const page of pages) yield `\n${interfaceMarkdown(page(), { ...options, level: 2, standsAlone: false })}`;
}

/** Between title and first section llmstxt.org has no headings: those of the introduction become bold lines. */
function llmsHead({ title, intro, count }: { title: string; intro: string; count: number }, { language, origin }: LlmsOptions): string {
  const words = withHeadings(withoutHtml(intro), (line) => `**${line}**`).trim();
  return [
    `# ${plainText(title)}`,
    `> ${plainText(fillText(texts.summary, { title, count })[language])}`,
    words,
    fillText(texts.calling, { address: `\`${origin}${callAddress('')}\`` })[language],
    signingText(language),
    count === 0 ? texts.empty[language] : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}
