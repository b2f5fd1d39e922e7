import { type AnswerOf, defineCall } from '../contract/define-call.ts';
import { dateTime, integer, json, list, object, oneOf, string, typed } from '../contract/field.ts';
import type { Text } from '../text/text.ts';

const unread = {
  count: integer(),
  items: list(object({ id: integer(), text: json(typed<Text>()), link: string({ nullable: true }), created_at: dateTime() })),
  /** Address of the message centre. */
  page: string({ nullable: true }),
};
/** The number of unread messages of an account, and the newest of them. */
export type UnreadAnswer = AnswerOf<typeof unread>;

export const unreadMessages = defineCall({
  name: 'Platform.Message.Unread',
  access: { kind: 'session' },
  parameters: { site: oneOf(['admin', 'portal']) },
  answer: unread,
});

export const readMessages = defineCall({
  name: 'Platform.Message.MarkRead',
  access: { kind: 'session' },
  parameters: { ids: list(integer({ min: 1 }), { optional: true, min: 1, max: 1_000 }) },
});
