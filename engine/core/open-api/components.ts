import { codeTexts } from '../protocol/codes.ts';
import type { Language, Text } from '../text/text.ts';
import type { JsonObject } from './version.ts';

/** What every call has: the app's token and the parts of the envelope. */
export function componentsFor(language: Language): JsonObject {
  const ret = Object.entries(codeTexts).map(([code, text]) => `- \`${code}\` ${text[language]}`);
  return {
    schemas: {
      Ret: { type: 'integer', description: ret.join('\n') },
      Message: { type: 'string', description: texts.message[language] },
    },
    securitySchemes: { [tokenScheme]: { type: 'http', scheme: 'bearer', description: texts.token[language] } },
  };
}

/** Name of the one way to say who calls that a document can declare. */
export const tokenScheme = 'accessToken';

/** How to call, for people who read the document. */
export function callingText(language: Language): string {
  return texts.calling[language];
}

const texts = {
  token: {
    zh_cn: '应用的凭证 access_token，由 App.Auth.ApplyToken 以 app_key 与 app_secret 换取',
    en: 'Access token of an app, from App.Auth.ApplyToken for its app_key and app_secret',
  },
  message: { zh_cn: '出错时的说明，成功时为空', en: 'What went wrong; empty on success' },
  calling: {
    zh_cn:
      '所有调用都以 HTTP 200 应答 `{ret, data, msg}`，`ret` 为 200 表示成功。请求头 `Authorization: Bearer` 或表单字段 `access_token` 中的凭证说明调用方；也可以改用签名，传 `app_key`、`timestamp`、`nonce` 与 `sign`：' +
      '`sign` 是以 `app_secret` 为密钥、对以下文本计算的 HMAC-SHA256（小写十六进制）：第一行为服务名，其后每个字段（`sign`、`service`、`s` 除外）一行 `name=value`，' +
      '按名称的 UTF-8 字节排序、以换行符连接；其中 `%` 写作 `%25`，换行写作 `%0A`，名称中的 `=` 写作 `%3D`，上传的文件以 `sha256:<十六进制摘要>` 参与。',
    en:
      'Every call answers HTTP 200 with `{ret, data, msg}`; `ret` 200 means success. The token in the header `Authorization: Bearer` or in the form field `access_token` says who calls. Instead of it a ' +
      'call may be signed with `app_key`, `timestamp`, `nonce` and `sign`: the HMAC-SHA256 (lower-case hexadecimal) under the `app_secret` of the service name on the first line and one line ' +
      '`name=value` for every field but `sign`, `service` and `s`, sorted by the UTF-8 bytes of the name and joined by line feeds; `%` is written `%25`, a line feed `%0A`, ' +
      '`=` in names `%3D`, and an uploaded file counts as `sha256:<hex digest>`.',
  },
} as const satisfies Record<string, Text>;
