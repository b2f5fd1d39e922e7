import type { Models, SharedModel } from '../models/collect-models.ts';
import { codeTexts } from '../protocol/codes.ts';
import type { Language, Text } from '../text/text.ts';
import { bodySchema } from './answer-schema.ts';
import { ruleSchema } from './parameter-schema.ts';
import { envelopeSchema, upstreamData } from './responses.ts';
import type { JsonObject, OpenApiVersion } from './version.ts';

/** Names that shapes of interfaces cannot have. */
export const ownComponents = ['Ret', 'Message', 'Refusal'];

/** What every call has, the app's token and the parts of the envelope, and the shapes that interfaces share. */
export function componentsFor(models: Models, version: OpenApiVersion, language: Language): JsonObject {
  const ret = Object.entries(codeTexts).map(([code, text]) => `- \`${code}\` ${text[language]}`);
  const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
  return {
    schemas: {
      Ret: { type: 'integer', description: ret.join('\n') },
      Message: { type: 'string', description: texts.message[language] },
      Refusal: envelopeSchema(refusalData(version)),
      ...Object.fromEntries(models.list.map((model) => [model.name, modelSchema(model, models, version)])),
    },
    responses: {
      Refused: { description: texts.refused[language], content: refusal },
      Failed: { description: texts.failed[language], content: refusal },
    },
    securitySchemes: { [tokenScheme]: { type: 'http', scheme: 'bearer', description: texts.token[language] } },
  };
}

/** `data` of a refusal: what is wrong with which parameter, or what the other side answered. */
function refusalData(version: OpenApiVersion): JsonObject {
  const text = { type: 'string' };
  const fault = { type: 'object', properties: { field: text, code: text, message: text }, required: ['field', 'code', 'message'] };
  const { properties, ...data } = upstreamData({}, { version });
  return { ...data, properties: { errors: { type: 'array', items: fault }, ...(properties as JsonObject) } };
}

function modelSchema(model: SharedModel, models: Models, version: OpenApiVersion): JsonObject {
  const context = { version, shapes: models.of(model.service) };
  return model.side === 'input' ? ruleSchema(model.rule, context) : bodySchema(model.shape, context);
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
  refused: {
    zh_cn: '平台拒绝了调用。仅当应用开启了真实 HTTP 状态码时使用该状态码，否则同样的内容以 HTTP 200 返回',
    en: 'The platform refused the call. Apps that ask for real HTTP statuses get this status, others the same body with HTTP 200',
  },
  failed: {
    zh_cn: '平台或上游接口出错。仅当应用开启了真实 HTTP 状态码时使用该状态码，否则同样的内容以 HTTP 200 返回',
    en: 'The platform or the upstream failed. Apps that ask for real HTTP statuses get this status, others the same body with HTTP 200',
  },
  message: { zh_cn: '出错时的说明，成功时为空', en: 'What went wrong; empty on success' },
  calling: {
    zh_cn:
      '参数以 JSON 对象（`application/json`）或表单提交；带文件的调用用 `multipart/form-data`。所有调用都应答 `{ret, data, msg}`，`ret` 为 200 表示成功；HTTP 状态码总是 200，除非应用开启了真实状态码。请求头 `Authorization: Bearer` 或表单字段 `access_token` 中的凭证说明调用方；也可以改用签名，以表单传 `app_key`、`timestamp`、`nonce` 与 `sign`：' +
      '`sign` 是以 `app_secret` 为密钥、对以下文本计算的 HMAC-SHA256（小写十六进制）：第一行为服务名，其后每个字段（`sign`、`service`、`s` 除外）一行 `name=value`，' +
      '按名称的 UTF-8 字节排序、以换行符连接；其中 `%` 写作 `%25`，换行写作 `%0A`，名称中的 `=` 写作 `%3D`；上传的文件按发送顺序排在最后，每个一行 `name=%sha256:<十六进制摘要> <媒体类型> <文件名>`。',
    en:
      'Parameters are sent as a JSON object (`application/json`) or as a form, files as `multipart/form-data`. Every call answers `{ret, data, msg}`; `ret` 200 means success, and the HTTP status is 200 ' +
      'always unless the app asks for real ones. The token in the header `Authorization: Bearer` or in the form field `access_token` says who calls. Instead of it a ' +
      'call by form may be signed with `app_key`, `timestamp`, `nonce` and `sign`: the HMAC-SHA256 (lower-case hexadecimal) under the `app_secret` of the service name on the first line and one line ' +
      '`name=value` for every field but `sign`, `service` and `s`, sorted by the UTF-8 bytes of the name and joined by line feeds; `%` is written `%25`, a line feed `%0A`, ' +
      '`=` in names `%3D`; uploaded files come last in the order they are sent, each as a line `name=%sha256:<hex digest> <media type> <file name>`.',
  },
} as const satisfies Record<string, Text>;
