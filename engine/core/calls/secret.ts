import { defineCall } from '../contract/define-call.ts';
import { string } from '../contract/field.ts';

/**
 * Answers the public key that encrypts secrets before they are sent (`encryptedSecret`), as PEM and the same on every instance. The stamp is valid
 * for this session, for minutes.
 */
export const getSecretKey = defineCall({ name: 'Platform.Secret.Key', access: { kind: 'session' }, answer: { key: string(), stamp: string() } });
