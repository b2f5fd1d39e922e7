import type { NoticeKind } from '../../../../core/protocol/notice-kinds.ts';
import type { Text } from '../../../../core/text/text.ts';
import type { Query } from '../database.ts';

/** An account, or every administrator who may make a call: `App.Pass` for `Admin.App.Pass`. */
export type Recipient = { account: number } | { right: string };

/** A message to be sent. */
export interface Notice {
  to: Recipient;
  text: Text;
  /** What accounts choose by; without one it reaches every message center and is no mail, as what keeps an account safe. */
  kind?: NoticeKind;
  /** Of the mail, for those who want one; the text itself otherwise. */
  subject?: Text;
  /** The record it is about: the message leads to it, on the face the reader has. */
  about?: { screen: string; id: number };
  /** Who did it and need not be told. */
  except?: number;
}

/** Messages to accounts, read in the message centre. */
export interface Messages {
  /** Writes within the caller's transaction. Resolves to what tells open pages of it, for the moment after the commit. */
  notify(query: Query, notice: Notice): Promise<() => Promise<void>>;
  unread(accountId: number): Promise<UnreadMessages>;
  /** Marks messages of the account as read: all that are unread, or those with these ids. */
  markRead(accountId: number, ids?: readonly number[]): Promise<void>;
}

interface UnreadMessages {
  count: number;
  /** The five newest. */
  items: { id: number; text: Text; link: string | null; created_at: string }[];
}
