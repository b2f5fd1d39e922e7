import { readMessages, unreadMessages } from '../../core/calls/message.ts';
import type { Site } from '../../core/protocol/site.ts';
import { messages } from '../state/messages.ts';
import { call } from './call.ts';
import { onPushed } from './events.ts';

/** Keeps the unread messages of the account up to date on this face of the site. Returns the function that ends it. */
export function followMessages(site: Site): () => void {
  return onPushed(({ kind }) => {
    // What came before the stream stood was pushed to nobody.
    if (kind !== 'hello' && kind !== 'messages-changed') return;
    void call(unreadMessages, { site }, { quiet: true }).then(
      (answer) => Object.assign(messages, answer),
      () => undefined,
    );
  });
}

/** Marks messages as read: all of them without ids. The server pushes what is left. */
export function markMessagesRead(ids?: number[]): void {
  void call(readMessages, { ...(ids && { ids }) }, { quiet: true }).catch(() => undefined);
}
