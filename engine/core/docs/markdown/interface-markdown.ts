import { codeTexts } from '../../protocol/codes.ts';
import type { ServiceFailure } from '../../protocol/service-about.ts';
import { fillText, type Language } from '../../text/text.ts';
import { callAddress } from '../call-address.ts';
import type { ShownInterface } from '../shown-interface.ts';
import { curlSnippet } from '../snippets/curl.ts';
import { requestOfCall } from '../snippets/request-of-call.ts';
import { codeBlock, codeSpan, plainText, table, withHeadings, withoutHtml } from './markdown-text.ts';
import { parameterTable } from './parameter-table.ts';
import { accessTexts, factText, markdownTexts as texts } from './texts.ts';

export interface MarkdownOptions {
  language: Language;
  /** `https://open.example.com`; may be empty, addresses are then relative. */
  origin: string;
  /** Number signs of the page's heading. */
  level?: number;
  /** False in a document that says once how one gets a token and what the platform's codes mean. */
  standsAlone?: boolean;
}

/** One interface as a page of Markdown: what it does, how it is called, how it answers. */
export function interfaceMarkdown(shown: ShownInterface, options: MarkdownOptions): string {
  const { language, origin, level = 1, standsAlone = true } = options;
  const { service, title, module, summary, description, verbs, visibility, parameters, returns, failures, example } = shown;
  const heading = (words: string, below = 0) => `${'#'.repeat(level + below)} ${words}`;
  const codes = codeTable(failures, language, standsAlone);
  return [
    heading(`${plainText(title)} ${codeSpan(service)}`),
    summary && summary !== title && plainText(summary),
    withHeadings(withoutHtml(description), (words, own) => `${'#'.repeat(Math.min(6, level + own))} ${words}`).trim(),
    [
      factText('module', plainText(module), language),
      factText('address', codeSpan(`${verbs.join(' / ')} ${origin}${callAddress(service)}`), language),
      factText('access', accessTexts[visibility][language], language),
    ]
      .map((fact) => `- ${fact}`)
      .join('\n'),
    heading(texts.parameters[language], 1),
    parameters.length > 0 ? parameterTable(parameters, language) : texts.noParameters[language],
    heading(texts.returns[language], 1),
    texts.returnsHelp[language],
    returns.length > 0
      ? table(
          [texts.name[language], texts.type[language], texts.description[language]],
          returns.map((field) => [codeSpan(field.name, 'cell'), field.type, plainText(field.description ?? '')]),
        )
      : texts.noReturns[language],
    ...(codes === '' ? [] : [heading(texts.codes[language], 1), codes]),
    heading(texts.request[language], 1),
    standsAlone && fillText(texts.token, { address: codeSpan(`POST ${origin}${callAddress('')}`) })[language],
    codeBlock(curlSnippet(requestOfCall({ service, verbs, parameters }, origin)), 'sh'),
    heading(texts.answer[language], 1),
    codeBlock(JSON.stringify({ ret: 200, data: example, msg: '' }, null, 2), 'json'),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

/** What `ret` can be: an interface's own refusals, then the platform's codes. Empty where there is nothing to say. */
export function codeTable(failures: readonly ServiceFailure[], language: Language, withPlatformCodes = true): string {
  const own = failures.map(({ ret, message }) => [String(ret), plainText(message)]);
  const platform = withPlatformCodes ? Object.entries(codeTexts).map(([ret, meaning]) => [ret, meaning[language]]) : [];
  const rows = [...own, ...platform];
  return rows.length === 0 ? '' : table(['ret', texts.meaning[language]], rows);
}
