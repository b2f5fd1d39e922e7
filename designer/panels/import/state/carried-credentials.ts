import type { CredentialInput, PreviewCredential } from '../../../import/protocol.ts';

/**
 * What was typed, after the upstream address has changed: the entries are named after the host, and a value goes along where it is plain which
 * entry it is now. Values of entries that are not shown at the moment stay.
 */
export function carriedCredentials(
  inputs: Readonly<Record<string, CredentialInput>>,
  before: readonly PreviewCredential[],
  after: readonly PreviewCredential[],
): Record<string, CredentialInput> {
  const carried = { ...inputs };
  for (const { name, scheme, kind } of before) {
    const isAlike = (other: PreviewCredential) => other.scheme === scheme && other.kind === kind;
    const [heir, ...more] = after.filter(isAlike);
    const value = inputs[name];
    if (!value || !heir || more.length > 0 || heir.name in inputs || before.filter(isAlike).length > 1) continue;
    carried[heir.name] = { ...value, name: heir.name };
    delete carried[name];
  }
  return carried;
}
