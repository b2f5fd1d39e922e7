import { defineCall } from '../contract/define-call.ts';
import { boolean, integer, string } from '../contract/field.ts';

/** Whether the caller may make a sandbox app now: the site lets such apps in without a review, and they have none yet. */
export const getSandbox = defineCall({
  name: 'Platform.Sandbox.Get',
  access: { kind: 'session' },
  answer: { can_create: boolean() },
});

/** Makes the caller a sandbox app that can call at once. Its secret is answered this once. */
export const createSandbox = defineCall({
  name: 'Platform.Sandbox.Create',
  access: { kind: 'session' },
  answer: { id: integer(), name: string(), app_key: string(), app_secret: string() },
});
