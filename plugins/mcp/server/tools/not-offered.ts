import type { Language, Text } from '../../../../engine/core/text/text.ts';
import { type AppRecord, isPublished, type Platform } from '../../../../engine/server/index.ts';
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

const texts = {
  file: {
    zh_cn: '有文件参数，工具的参数是 JSON，无法携带文件；请以 multipart/form-data 调用 /api/',
    en: 'It takes files, and the arguments of a tool are JSON, which has none; call it at /api/ with multipart/form-data',
  },
} as const satisfies Record<string, Text>;
