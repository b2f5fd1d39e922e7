import type { Language } from '../../../../engine/core/text/text.ts';
import { type AppRecord, isPublished, type Platform } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-mcp/not-offered.ts';
import { type ConnectionScope, isInScope } from '../access/connection-scope.ts';
import { isTool } from '../access/tool-name.ts';

/** More than these are not named; their number still is. */
const mostNamed = 50;

/** An interface the app may use, but not as a tool. */
export interface NotOffered {
  service: string;
  reason: string;
}

/** Interfaces of the connection that cannot be tools, each with the reason. */
export function notOffered({ services, apps }: Pick<Platform, 'services' | 'apps'>, scope: ConnectionScope, app: AppRecord, language: Language): NotOffered[] {
  return services
    .all()
    .filter((service) => isPublished(service) && !isTool(service) && isInScope(scope, service) && apps.mayUse(app, service))
    .slice(0, mostNamed)
    .map(({ name }) => ({ service: name, reason: texts.file[language] }));
}
