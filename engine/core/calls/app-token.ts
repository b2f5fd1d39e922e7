import { defineCall } from '../contract/define-call.ts';
import { integer, string } from '../contract/field.ts';

/** Issues the access token of an app. `expire_at` is in seconds since 1970, `expire_time` in Asia/Shanghai. */
export const applyToken = defineCall({
  name: 'App.Auth.ApplyToken',
  access: { kind: 'public' },
  parameters: { app_key: string({ max: 64 }), app_secret: string({ max: 200 }) },
  answer: { access_token: string(), expire_at: integer(), expire_time: string() },
});
