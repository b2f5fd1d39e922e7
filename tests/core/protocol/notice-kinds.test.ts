import { expect, test } from 'vitest';
import { mailedKinds, noticeKinds } from '../../../engine/core/protocol/notice-kinds.ts';
import settings from '../../../plugins/messages/schemas/notice_setting.json' with { type: 'json' };
import meta from '../../../schemas/screen.schema.json' with { type: 'json' };

test('the kinds of notices are those that descriptors may name and that accounts choose between', () => {
  const { by_message, by_mail } = settings.schema.properties;
  expect(meta.definitions.notice.properties.kind.enum).toEqual(noticeKinds);
  expect([by_message.items.enum, by_mail.items.enum, by_message.default, by_mail.default]).toEqual([noticeKinds, noticeKinds, noticeKinds, mailedKinds]);
});
