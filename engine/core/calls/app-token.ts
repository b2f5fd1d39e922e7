import { defineCall } from '../contract/define-call.ts';
import { integer, string } from '../contract/field.ts';

/** How apps get their tokens. `expire_at` counts seconds, `expire_time` is in Asia/Shanghai. */
export const applyToken = defineCall({
  name: 'App.Auth.ApplyToken',
  access: { kind: 'public' },
  parameters: { app_key: string({ max: 64 }), app_secret: string({ max: 200 }) },
  answer: { access_token: string(), expire_at: integer(), expire_time: string() },
});
