import type { AnswerHeader, ReturnField, UpstreamError } from '../../protocol/service-about.ts';
import type { Language } from '../../text/text.ts';
import { codeBlock, codeSpan, plainText, table } from './markdown-text.ts';
import { marksOf, valueCode } from './parameter-table.ts';
import { factText, markdownTexts as texts } from './texts.ts';

/** Returns a Markdown table of the fields of an answer. */
export function returnTable(returns: readonly ReturnField[], language: Language): string {
  return table(
    [texts.name[language], texts.type[language], texts.description[language]],
    returns.map((field) => [
      codeSpan(field.name, 'cell'),
      field.format ? `${field.type} (${plainText(field.format)})` : field.type,
      fieldText(field, language),
    ]),
  );
}

function fieldText(field: ReturnField, language: Language): string {
  const values = field.enum && factText('values', field.enum.map(valueCode).join(' '), language);
  return [plainText(field.description ?? ''), ...marksOf(field, language), values].filter(Boolean).join(texts.between[language]);
}

/** Returns a Markdown table of the headers of an answer. */
export function headerTable(headers: readonly AnswerHeader[], language: Language): string {
  return table(
    [texts.name[language], texts.type[language], texts.description[language]],
    headers.map(({ name, type = 'string', description = '' }) => [codeSpan(name, 'cell'), type, plainText(description)]),
  );
}

/** Returns a Markdown part for each error of the upstream, with its fields and an example. */
export function upstreamErrorParts(errors: readonly UpstreamError[], language: Language): string[] {
  return errors.flatMap(({ status, description, returns, example }) => [
    `- ${codeSpan(status)} ${plainText(description)}`.trim(),
    returns.length > 0 ? returnTable(returns, language) : '',
    example === null ? '' : codeBlock(JSON.stringify(example, null, 2), 'json'),
  ]);
}
