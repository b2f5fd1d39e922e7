import type { Tool } from '@modelcontextprotocol/sdk/types.js';
import { argumentsSchema } from '../../../engine/core/derive/argument-schema.ts';
import type { Language } from '../../../engine/core/text/text.ts';
import type { Service } from '../../../engine/server/index.ts';
import { answerSchema } from './answer-schema.ts';
import { toolName } from './tool-name.ts';

/** Characters of a tool's description: some models take no more, and an agent reads those of all tools at once. */
const descriptionLength = 1000;

/** A service is replaced as a whole when it changes, so its tool lives as long as it does. */
const known: Record<Language, WeakMap<Service, Tool>> = { zh_cn: new WeakMap(), en: new WeakMap() };

/** An interface as agents are told of it: its own words are in its author's language, those around them in `language`. */
export function toolOf(service: Service, language: Language): Tool {
  const tool = known[language].get(service) ?? describeTool(service, language);
  known[language].set(service, tool);
  return tool;
}

function describeTool(service: Service, language: Language): Tool {
  const { name, title, parameters, about, verbs = ['POST'] } = service;
  const outputSchema = answerSchema(about?.returns ?? [], language);
  return {
    name: toolName(name),
    title: title[language],
    description: descriptionOf(service, language),
    inputSchema: argumentsSchema(parameters, language) as Tool['inputSchema'],
    ...(outputSchema && { outputSchema: outputSchema as Tool['outputSchema'] }),
    annotations: { title: title[language], readOnlyHint: verbs.every((verb) => verb === 'GET') },
  };
}

/** Title, summary and refusals whole as far as they go; the description gives way. */
function descriptionOf({ name, title, about }: Service, language: Language): string {
  const head = [`${title[language]} (${name})`, about?.summary ?? ''].filter(Boolean).join('\n');
  const failures = (about?.failures ?? []).map(({ ret, message }) => `${ret} ${message}`).join('; ');
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

const texts = { failures: { zh_cn: '可能的失败（ret 与原因）：', en: 'Refusals (ret and reason): ' } };
