import { readMessages, unreadMessages } from '../../core/calls/message.ts';
import { type ContractService, handle } from '../kernel/call/handle.ts';
import { sessionOf } from '../kernel/call/session-of.ts';
import type { Platform } from '../kernel/platform.ts';
import { listAddress } from './record-address.ts';

/** Returns the services of the bell of both sites; the message centre is a screen. */
export function messageServices({ messages, screens }: Platform): ContractService[] {
  return [
    handle(unreadMessages, async ({ site }, call) => ({
      ...(await messages.unread(sessionOf(call).accountId)),
      page: listAddress(screens.all(), site, 'message'),
    })),
    handle(readMessages, async ({ ids }, call) => {
      await messages.markRead(sessionOf(call).accountId, ids);
      return null;
    }),
  ];
}
