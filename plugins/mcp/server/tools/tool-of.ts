import type { Tool, ToolAnnotations } from '@modelcontextprotocol/server';
import { argumentsSchema } from '../../../../engine/core/derive/argument-schema.ts';
import { shownFailures } from '../../../../engine/core/docs/shown-interface.ts';
import { type Language, languages } from '../../../../engine/core/text/text.ts';
import type { Service } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-mcp/tool-of.ts';
import { isReading, toolName } from '../access/tool-name.ts';
import { answerSchema } from './answer-schema.ts';

/** Characters of a tool's description: some models take no more, and an agent reads those of all tools at once. */
const descriptionLength = 1000;

/** A service is replaced as a whole when it changes, so its tool lives as long as it does. */
const known = new Map(languages.flatMap((language) => [true, false].map((withOutput) => [`${language} ${withOutput}`, new WeakMap<Service, Tool>()])));

/**
 * An interface as agents are told of it: its own words are in its author's language, those around them in `language`.
 * @param withOutput whether it says what it answers; a list of hundreds is too long with it
 */
export function toolOf(service: Service, language: Language, withOutput: boolean): Tool {
  const tools = known.get(`${language} ${withOutput}`);
  const tool = tools?.get(service) ?? describeTool(service, language, withOutput);
  tools?.set(service, tool);
  return tool;
}

function describeTool(service: Service, language: Language, withOutput: boolean): Tool {
  const { name, title, parameters, about } = service;
  const outputSchema = withOutput ? answerSchema(about?.returns ?? [], language) : undefined;
  return {
    name: toolName(name),
    title: title[language],
    description: descriptionOf(service, language),
    inputSchema: argumentsSchema(parameters, language) as Tool['inputSchema'],
    ...(outputSchema && { outputSchema: { ...outputSchema } }),
    annotations: { title: title[language], ...hintsOf(service) },
  };
}

/** What a client may need to know before it asks its user. Left out where nobody can tell: readers then expect the worst. */
function hintsOf(service: Service): ToolAnnotations {
  const { about } = service;
  if (!about?.effect) return { readOnlyHint: isReading(service) };
  const { readOnly, destructive, idempotent } = about.effect;
  return { readOnlyHint: readOnly, destructiveHint: destructive, idempotentHint: idempotent };
}

/** Title, product, summary and refusals whole as far as they go; the description gives way. */
function descriptionOf({ name, title, about, settings }: Service, language: Language): string {
  const product = settings?.product ? `${texts.product[language]}${settings.product.title}` : '';
  const head = [`${title[language]} (${name})`, product, about?.summary ?? ''].filter(Boolean).join('\n');
  const failures = shownFailures(about?.failures ?? [], language)
    .map(({ ret, message }) => `${ret} ${message}`)
    .join('; ');
  const tail = failures === '' ? '' : `${texts.failures[language]}${failures}`;
  const room = descriptionLength - head.length - tail.length - 4;
  const body = about?.description.trim() ?? '';
  const parts = [head, room > 0 ? shortened(body, room) : '', tail];
  return shortened(parts.filter(Boolean).join('\n\n'), descriptionLength);
}

/** Never cuts a character in two. */
function shortened(text: string, length: number): string {
  return text.length <= length
    ? text
    : `${text
        .slice(0, length - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`;
}
