import { defineCall } from '../contract/define-call.ts';
import { string } from '../contract/field.ts';

/** With what secrets are encrypted before they are sent (`encryptedSecret`). PEM, the same on every instance. The stamp is for this session alone, for minutes. */
export const getSecretKey = defineCall({ name: 'Platform.Secret.Key', access: { kind: 'session' }, answer: { key: string(), stamp: string() } });
