import { proxy } from 'valtio/vanilla';
import type { UnreadAnswer } from '../../core/calls/message.ts';

/** What the account has not read yet, as the server said last. */
export const messages = proxy<UnreadAnswer>({ count: 0, items: [], page: null });
