import { origin } from '../../../engine/core/calls/origin.ts';
import { defineCall, fileAnswer } from '../../../engine/core/contract/define-call.ts';
import { integer, oneOf, optional } from '../../../engine/core/contract/field.ts';
import { sdkLanguages } from './sdk-interface.ts';

/** A client for the interfaces an app may use, as ZIP. */
export const downloadSdk = defineCall({
  name: 'Platform.Sdk.Download',
  access: { kind: 'session' },
  parameters: { app_id: integer({ min: 1 }), language: oneOf(sdkLanguages, { default: 'ts' }), origin: optional(origin) },
  answer: fileAnswer(),
});
