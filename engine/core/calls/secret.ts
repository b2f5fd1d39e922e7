import { defineCall } from '../contract/define-call.ts';
import { string } from '../contract/field.ts';

/** With what secrets are encrypted before they are sent (`encryptedSecret`). PEM, the same on every instance. */
export const getSecretKey = defineCall({ name: 'Platform.Secret.Key', access: { kind: 'session' }, answer: { key: string() } });
