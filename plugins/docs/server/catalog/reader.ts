import { adminLevel } from '../../../../engine/core/protocol/levels.ts';
import type { PublishedService, Session } from '../../../../engine/server/index.ts';
import type { DocsContext } from './docs-context.ts';
import type { PublishedModule } from './published-list.ts';

/** Who reads the docs, and what the apps of his own that can call at this moment may do. */
export interface Reader {
  isAdministrator: boolean;
  /** Whether an app of his may call it. */
  isGranted(service: PublishedService): boolean;
  /** Whether he may know that it exists. */
  mayKnow(service: PublishedService): boolean;
}

/** Knows what everybody may know. */
export const visitor: Reader = {
  isAdministrator: false,
  isGranted: () => false,
  mayKnow: (service) => service.access.visibility !== 'hidden',
};

/** Returns what a reader may see of the docs: a visitor's view without a session. */
export async function readerOf({ platform, apps }: Pick<DocsContext, 'platform' | 'apps'>, session: Session | null): Promise<Reader> {
  if (!session) return visitor;
  const own = await apps.usableOf(session.accountId);
  const isAdministrator = session.level >= adminLevel;
  const isGranted = (service: PublishedService) => own.some(({ app }) => platform.apps.mayUse(app, service));
  return { isAdministrator, isGranted, mayKnow: (service) => isAdministrator || visitor.mayKnow(service) || isGranted(service) };
}

/** The modules a reader may know of, without those of which nothing is left. */
export function knownModules(modules: readonly PublishedModule[], reader: Reader): PublishedModule[] {
  return modules.flatMap(({ product, name, services }) => {
    const known = services.filter(reader.mayKnow);
    return known.length > 0 ? [{ product, name, services: known }] : [];
  });
}
