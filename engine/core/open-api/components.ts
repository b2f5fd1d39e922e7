import { codeTexts } from '../protocol/codes.ts';
import type { Language, Text } from '../text/text.ts';
import type { JsonObject } from './version.ts';

/** Fields of a signed call. */
export const signatureFields = ['app_key', 'timestamp', 'nonce', 'sign'] as const;

/** What every call has: credentials and the parts of the envelope. */
export function componentsFor(language: Language): JsonObject {
  const ret = Object.entries(codeTexts).map(([code, text]) => `- \`${code}\` ${text[language]}`);
  return {
    schemas: {
      AccessToken: { type: 'string', description: texts.access_token[language] },
      Ret: { type: 'integer', description: ret.join('\n') },
      Message: { type: 'string', description: texts.message[language] },
    },
    parameters: Object.fromEntries(
      signatureFields.map((name) => [name, { name, in: 'query', required: true, description: texts[name][language], schema: { type: 'string' } }]),
    ),
  };
}

/** How to call, for people who read the document. */
export function callingText(language: Language): string {
  return texts.calling[language];
}

const texts = {
  access_token: {
    zh_cn: '应用的访问令牌，由 App.Auth.ApplyToken 以 app_key 与 app_secret 换取',
    en: 'Access token of an app, from App.Auth.ApplyToken for its app_key and app_secret',
  },
  app_key: { zh_cn: '应用的 app_key', en: 'The app’s app_key' },
  timestamp: { zh_cn: 'Unix 时间（秒），与服务器相差不超过 300 秒', en: 'Unix time in seconds, at most 300 away from the server’s' },
  nonce: { zh_cn: '8–64 位字母、数字、下划线或连字符，每次调用不同', en: '8 to 64 letters, digits, underscores or hyphens, another one for each call' },
  sign: {
    zh_cn: '以 app_secret 计算的 HMAC-SHA256，小写十六进制',
    en: 'HMAC-SHA256 under the app_secret, lower-case hexadecimal',
  },
  message: { zh_cn: '出错时的说明，成功时为空', en: 'What went wrong; empty on success' },
  calling: {
    zh_cn:
      '所有调用都以 HTTP 200 应答 `{ret, data, msg}`，`ret` 为 200 表示成功。表单字段 `access_token` 说明调用方；也可以不用令牌，改传 `app_key`、`timestamp`、`nonce` 与 `sign`：' +
      '`sign` 是以 `app_secret` 为密钥、对以下文本计算的 HMAC-SHA256（小写十六进制）：第一行为服务名，其后每个字段（`sign`、`service`、`s` 除外）一行 `name=value`，' +
      '按名称的 UTF-8 字节排序、以换行符连接；其中 `%` 写作 `%25`，换行写作 `%0A`，名称中的 `=` 写作 `%3D`，上传的文件以 `sha256:<十六进制摘要>` 参与。',
    en:
      'Every call answers HTTP 200 with `{ret, data, msg}`; `ret` 200 means success. The form field `access_token` says who calls. Instead of it a call may be signed ' +
      'with `app_key`, `timestamp`, `nonce` and `sign`: the HMAC-SHA256 (lower-case hexadecimal) under the `app_secret` of the service name on the first line and one line ' +
      '`name=value` for every field but `sign`, `service` and `s`, sorted by the UTF-8 bytes of the name and joined by line feeds; `%` is written `%25`, a line feed `%0A`, ' +
      '`=` in names `%3D`, and an uploaded file counts as `sha256:<hex digest>`.',
  },
} as const satisfies Record<string, Text>;
