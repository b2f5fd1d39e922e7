/** What messages are about, as their readers choose between them. */
export const noticeKinds = ['review', 'money', 'warning', 'support', 'job', 'other'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** Kinds that are sent by e-mail until an account chooses otherwise; all of them reach the message center. */
export const mailedKinds: readonly NoticeKind[] = ['warning'];
