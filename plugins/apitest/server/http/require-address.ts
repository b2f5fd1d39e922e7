import { InputError } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apitest/require-address.ts';

/** Of the field `path`: one of this platform, which begins with /, or an http(s) address. Throws 400. */
export function requireAddress(path: unknown): void {
  const address = String(path ?? '');
  const isAddress = address.startsWith('/') || ['http:', 'https:'].includes(URL.parse(address)?.protocol ?? '');
  if (!isAddress) throw new InputError([{ field: 'path', code: 'address', text: texts.address }]);
}
