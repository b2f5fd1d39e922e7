import { texts } from '../../../generated/words/engine-core/token-call.ts';
import { applyToken } from '../calls/app-token.ts';
import type { Language } from '../text/text.ts';
import type { DescribedInterface } from './path-item.ts';
import type { JsonObject } from './version.ts';

/**
 * Returns the call that issues tokens, so that a client needs nothing but the document.
 * @param extensions members of our own in the operation
 */
export function tokenCall(language: Language, extensions: JsonObject = {}): DescribedInterface {
  const word = (name: keyof typeof texts) => texts[name][language];
  return {
    service: applyToken.name,
    title: word('title'),
    module: word('module'),
    summary: '',
    description: word('description'),
    verbs: ['POST'],
    parameters: [
      { name: 'app_key', type: 'string', required: true, max: 64, description: word('key') },
      { name: 'app_secret', type: 'string', required: true, max: 200, description: word('secret') },
    ],
    returns: [
      { name: 'access_token', type: 'string', description: word('token') },
      { name: 'expire_at', type: 'integer', description: word('expireAt') },
      { name: 'expire_time', type: 'string', description: word('expireTime') },
    ],
    example: { access_token: '…', expire_at: 1798732800, expire_time: '2027-01-01 00:00:00' },
    failures: [],
    isPublic: true,
    extensions,
  };
}

/** Returns the module of the token call. */
export function tokenModule(language: Language): string {
  return texts.module[language];
}
