import { defineServerPlugin, type HookContext, sessionOf } from '../../../engine/server/index.ts';

/** The bell of open pages counts anew. */
function tellPages({ platform, call, afterCommit }: HookContext): void {
  const { accountId } = sessionOf(call);
  afterCommit(() => platform.events.emit({ kind: 'messages-changed', accountIds: [accountId] }));
}

export default defineServerPlugin({
  name: 'messages',
  hooks: {
    messageHooks: { afterTransition: tellPages },
  },
  needs: { messageHooks: { of: 'message' }, openMessage: { of: 'message', isForRecords: true } },
  handlers: {
    openMessage: async ({ platform, call, auditsItself }, records) => {
      auditsItself();
      await platform.messages.markRead(
        sessionOf(call).accountId,
        records.map(({ id }) => id),
      );
      return { link: records[0]?.link ?? null };
    },
    markAllRead: async ({ platform, call, auditsItself }) => {
      auditsItself();
      await platform.messages.markRead(sessionOf(call).accountId);
      return null;
    },
  },
});
