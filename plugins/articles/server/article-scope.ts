import type { Condition } from '../../../engine/core/descriptor/types.ts';
import { personalLevel } from '../../../engine/core/protocol/levels.ts';
import type { HookContext, ScreenHooks, Session } from '../../../engine/server/index.ts';

type Audience = 'tourist' | 'member' | 'programmer';

/** The audiences a reader belongs to. */
function audiencesOf(session: Pick<Session, 'level'> | null): Audience[] {
  if (!session) return ['tourist'];
  return session.level >= personalLevel ? ['tourist', 'member', 'programmer'] : ['tourist', 'member'];
}

/** What an article must be for a reader of the portal to know of it. The one rule of list, reader, search, feed, sitemap and pictures. */
function publishedFor(session: Pick<Session, 'level'> | null): Condition {
  return { status: 'shown', review_status: 'passed', publish_time: { before: '$now' }, view_permission: audiencesOf(session) };
}

export const articleHooks: ScreenHooks = {
  scope: ({ screen, call }: HookContext) => (screen.site === 'portal' ? publishedFor(call.session) : null),
};
