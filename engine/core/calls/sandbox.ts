import { defineCall } from '../contract/define-call.ts';
import { boolean, integer, string } from '../contract/field.ts';

/** Tells whether the caller may create a sandbox app now: the site admits them without review, and the caller has none. */
export const getSandbox = defineCall({
  name: 'Platform.Sandbox.Get',
  access: { kind: 'session' },
  answer: { can_create: boolean() },
});

/** Creates a sandbox app of the caller that can call at once. Its secret is answered only here. */
export const createSandbox = defineCall({
  name: 'Platform.Sandbox.Create',
  access: { kind: 'session' },
  answer: { id: integer(), name: string(), app_key: string(), app_secret: string() },
});
