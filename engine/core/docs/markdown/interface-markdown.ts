import { codeTexts } from '../../protocol/codes.ts';
import { fillText, type Language } from '../../text/text.ts';
import { callAddress } from '../call-address.ts';
import type { ShownFailure, ShownInterface } from '../shown-interface.ts';
import { curlSnippet } from '../snippets/curl.ts';
import { requestOfCall } from '../snippets/request/request-of-call.ts';
import { headerTable, returnTable, upstreamErrorParts } from './answer-part.ts';
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

/** Returns one interface as a page of Markdown: purpose, parameters, calls and answers. */
export function interfaceMarkdown(shown: ShownInterface, options: MarkdownOptions): string {
  const { language, origin, level = 1, standsAlone = true } = options;
  const { service, title, module, summary, description, verbs, visibility, parameters, returns, failures, example } = shown;
  const { media = [], headers = [], upstreamErrors = [], examples = [], deprecated, operation } = shown;
  const heading = (words: string, below = 0) => `${'#'.repeat(level + below)} ${words}`;
  const codes = codeTable(failures, language, standsAlone);
  return [
    heading(`${plainText(title)} ${codeSpan(service)}`),
    deprecated && `**${texts.deprecated[language]}**`,
    summary && summary !== title && plainText(summary),
    withHeadings(withoutHtml(description), (words, own) => `${'#'.repeat(Math.min(6, level + own))} ${words}`).trim(),
    [
      factText('module', plainText(module), language),
      factText('address', codeSpan(`${verbs.join(' / ')} ${origin}/api/${service}`), language),
      ...(operation === undefined ? [] : [factText('operation', codeSpan(operation), language)]),
      factText('access', accessTexts[visibility][language], language),
    ]
      .map((fact) => `- ${fact}`)
      .join('\n'),
    heading(texts.parameters[language], 1),
    parameters.length > 0 ? parameterTable(parameters, language) : texts.noParameters[language],
    heading(texts.returns[language], 1),
    media.length > 0 ? fillText(texts.file, { media: media.map((type) => codeSpan(type)).join(', ') })[language] : texts.returnsHelp[language],
    returns.length > 0 ? returnTable(returns, language) : media.length === 0 && texts.noReturns[language],
    ...(headers.length === 0 ? [] : [heading(texts.headers[language], 1), headerTable(headers, language)]),
    ...(codes === '' ? [] : [heading(texts.codes[language], 1), codes]),
    ...(upstreamErrors.length === 0
      ? []
      : [heading(texts.upstreamErrors[language], 1), texts.upstreamErrorsHelp[language], ...upstreamErrorParts(upstreamErrors, language)]),
    heading(texts.request[language], 1),
    standsAlone && fillText(texts.token, { address: codeSpan(`POST ${origin}${callAddress('')}`) })[language],
    codeBlock(curlSnippet(requestOfCall({ service, verbs, parameters }, origin)), 'sh'),
    ...(media.length > 0 ? [] : [heading(texts.answer[language], 1), codeBlock(JSON.stringify({ ret: 200, data: example, msg: '' }, null, 2), 'json')]),
    ...examples.flatMap((one) => [
      heading(`${texts.example[language]} ${plainText(one.name)}`, 1),
      one.summary && plainText(one.summary),
      one.parameters && codeBlock(curlSnippet(requestOfCall({ service, verbs, parameters }, origin, { values: one.parameters })), 'sh'),
      media.length === 0 && one.data !== undefined && codeBlock(JSON.stringify({ ret: 200, data: one.data, msg: '' }, null, 2), 'json'),
    ]),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

/** Returns a Markdown table of the values of `ret`: failures of the interface, then codes of the platform. Empty if there are none. */
export function codeTable(failures: readonly ShownFailure[], language: Language, withPlatformCodes = true): string {
  const own = failures.map(({ ret, message }) => [String(ret), plainText(message)]);
  const platform = withPlatformCodes ? Object.entries(codeTexts).map(([ret, meaning]) => [ret, meaning[language]]) : [];
  const rows = [...own, ...platform];
  return rows.length === 0 ? '' : table(['ret', texts.meaning[language]], rows);
}
