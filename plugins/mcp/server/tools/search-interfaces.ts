import type { ReadOf } from '../../../../engine/core/contract/field.ts';
import type { Language } from '../../../../engine/core/text/text.ts';
import { isPublished, type PublishedService } from '../../../../engine/server/index.ts';
import type { Agent } from '../access/agent.ts';
import { usableApp } from '../access/agent-app.ts';
import { isInScope, isOfProducts } from '../access/connection-scope.ts';
import { isReading, isTool } from '../access/tool-name.ts';
import type { guides } from './guide-tools.ts';
import { notOffered } from './not-offered.ts';

type SearchRequest = ReadOf<typeof guides.search_interfaces.parameters>;

export interface Found {
  name: string;
  title: string;
  /** Title of the API product; left out of what is in none. */
  product?: string;
  module: string;
  summary: string;
  effect: 'read' | 'write';
}

/** How much a word weighs by where it stands; a word in the name says most. */
const weights = [8, 6, 3, 1] as const;

/**
 * What of an app's interfaces has every word of the query, the best first. `products` and `modules` count all of what the connection is about, so that an
 * empty query is a table of contents.
 */
export async function searchInterfaces(agent: Agent, { query, product, module, effect, limit, offset }: SearchRequest) {
  const { platform, scope, language } = agent;
  const app = await usableApp(agent);
  const usable = platform.services.all().filter((service): service is PublishedService => {
    return isPublished(service) && isTool(service) && isInScope(scope, service) && platform.apps.mayUse(app, service);
  });
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = usable
    .filter((service) => product === undefined || isOfProducts(service, [product]))
    .filter((service) => (module === undefined || service.about.module === module) && (effect === undefined || isReading(service) === (effect === 'read')))
    .map((service) => ({ service, score: scoreOf(service, words, language) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score || byName(one.service.name, other.service.name));
  const products = Map.groupBy(usable, ({ settings }) => settings?.product?.title);
  const left = notOffered(platform, scope, app, language);
  return {
    total: found.length,
    items: found.slice(offset, offset + limit).map(({ service }) => shown(service, language)),
    products: Object.fromEntries([...products].flatMap(([title, members]) => (title === undefined ? [] : [[title, members.length]]))),
    modules: Object.fromEntries([...Map.groupBy(usable, ({ about }) => about.module)].map(([name, members]) => [name, members.length])),
    ...(left.length > 0 && { not_offered: left }),
  };
}

/** Of names with the same words the shorter one is nearer to the question. */
function byName(one: string, other: string): number {
  return one.length - other.length || (one < other ? -1 : 1);
}

function shown(service: PublishedService, language: Language): Found {
  const { name, title, about, settings } = service;
  const product = settings?.product?.title;
  return {
    name,
    title: title[language],
    ...(product !== undefined && { product }),
    module: about.module,
    summary: about.summary,
    effect: isReading(service) ? 'read' : 'write',
  };
}

/** 0 when a word stands nowhere. */
function scoreOf({ name, title, about, parameters, settings }: PublishedService, words: readonly string[], language: Language): number {
  const places = [
    name,
    title[language],
    `${about.summary} ${about.module} ${settings?.product?.title ?? ''}`,
    `${about.description} ${parameters.map((rule) => `${rule.name} ${rule.description ?? ''}`).join(' ')}`,
  ].map((text) => text.toLowerCase());
  let score = 1;
  for (const word of words) {
    const at = places.findIndex((text) => text.includes(word));
    if (at < 0) return 0;
    score += weights[at] ?? 0;
  }
  return score;
}
