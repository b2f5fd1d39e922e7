import { getSecretKey } from '../../../core/calls/secret.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import type { AuthContext } from './context/auth-context.ts';

/** The public key only; its other half stays in the keyring. */
export function secretKeyService({ platform }: AuthContext): ContractService {
  return handle(getSecretKey, async () => ({ key: platform.keyring.publicKey() }));
}
