import { getSecretKey } from '../../../core/calls/secret.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import { sessionOf } from '../../kernel/call/session-of.ts';
import { secretStamp } from '../secret-stamp.ts';
import type { AuthContext } from './context/auth-context.ts';

/** Answers the public key; the private one stays in the keyring. */
export function secretKeyService({ platform }: AuthContext): ContractService {
  return handle(getSecretKey, async (_, call) => ({ key: platform.keyring.publicKey(), stamp: secretStamp(sessionOf(call), Date.now()) }));
}
