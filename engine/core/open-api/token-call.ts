import { applyToken } from '../calls/app-token.ts';
import type { Language, Text } from '../text/text.ts';
import type { DescribedInterface } from './path-item.ts';
import type { JsonObject } from './version.ts';

/** The call every other begins with, so that a client needs nothing but the document. @param extensions members of our own in the operation */
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

/** The module the call stands in. */
export function tokenModule(language: Language): string {
  return texts.module[language];
}

const texts = {
  title: { zh_cn: '申请 access_token', en: 'Apply for an access_token' },
  module: { zh_cn: '凭证', en: 'Access' },
  description: {
    zh_cn: '用应用的 `app_key` 与 `app_secret` 换取凭证，之后的调用以请求头 `Authorization: Bearer` 携带。',
    en: 'Answers the token of an app for its `app_key` and `app_secret`; further calls carry it in the header `Authorization: Bearer`.',
  },
  key: { zh_cn: '应用的 app_key', en: 'Key of the app' },
  secret: { zh_cn: '应用的 app_secret', en: 'Secret of the app' },
  token: { zh_cn: '凭证', en: 'The token' },
  expireAt: { zh_cn: '失效时间，自 1970 年起的秒数', en: 'When it ends, seconds since 1970' },
  expireTime: { zh_cn: '失效时间，北京时间 YYYY-MM-DD HH:mm:ss', en: 'When it ends, YYYY-MM-DD HH:mm:ss in China Standard Time' },
} as const satisfies Record<string, Text>;
