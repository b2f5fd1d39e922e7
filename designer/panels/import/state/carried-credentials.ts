import type { GivenCredential, PreviewCredential } from '../../../import/protocol.ts';

/**
 * What was typed, after the upstream address has changed: the entries are named after the host, and a value goes along where it is plain which
 * entry it is now. Values of entries that are not shown at the moment stay.
 */
export function carriedCredentials(
  given: Readonly<Record<string, GivenCredential>>,
  before: readonly PreviewCredential[],
  after: readonly PreviewCredential[],
): Record<string, GivenCredential> {
  const carried = { ...given };
  for (const { name, scheme, kind } of before) {
    const isAlike = (other: PreviewCredential) => other.scheme === scheme && other.kind === kind;
    const [heir, ...more] = after.filter(isAlike);
    const value = given[name];
    if (!value || !heir || more.length > 0 || heir.name in given || before.filter(isAlike).length > 1) continue;
    carried[heir.name] = { ...value, name: heir.name };
    delete carried[name];
  }
  return carried;
}
