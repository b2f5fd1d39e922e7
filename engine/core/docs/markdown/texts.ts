import type { Visibility } from '../../protocol/service-about.ts';
import { fillText, type Language, type Text } from '../../text/text.ts';

/** Words of the docs as Markdown. */
export const markdownTexts = {
  module: { zh_cn: '模块', en: 'Module' },
  address: { zh_cn: '请求地址', en: 'Address' },
  access: { zh_cn: '谁可以调用', en: 'Who may call it' },
  parameters: { zh_cn: '请求参数', en: 'Parameters' },
  noParameters: { zh_cn: '除 service 与凭证外没有参数。', en: 'None beside service and the credentials.' },
  name: { zh_cn: '名称', en: 'Name' },
  type: { zh_cn: '类型', en: 'Type' },
  required: { zh_cn: '必填', en: 'Required' },
  yes: { zh_cn: '是', en: 'yes' },
  default: { zh_cn: '默认值', en: 'Default' },
  description: { zh_cn: '说明', en: 'Description' },
  deprecated: { zh_cn: '不再推荐', en: 'deprecated' },
  nullable: { zh_cn: '可为 null', en: 'may be null' },
  optional: { zh_cn: '可能没有', en: 'may be missing' },
  documentedDefault: { zh_cn: '对方默认', en: 'Assumed by the other side' },
  operation: { zh_cn: '对应操作', en: 'Operation' },
  headers: { zh_cn: '响应头', en: 'Headers of the answer' },
  upstreamErrors: { zh_cn: '上游接口的错误', en: 'Errors of the upstream' },
  upstreamErrorsHelp: {
    zh_cn:
      '此时 `ret` 为 422、410、502 或 504，`data.upstream` 含 `status`、`headers` 与 `body`；开启了真实 HTTP 状态码的应用直接得到该状态码。以下为 `body` 的字段。',
    en: '`ret` is 422, 410, 502 or 504 then, and `data.upstream` holds `status`, `headers` and `body`; apps that ask for real HTTP statuses get the status itself. The fields are those of `body`.',
  },
  values: { zh_cn: '可选值', en: 'One of' },
  range: { zh_cn: '范围', en: 'Range' },
  characters: { zh_cn: '字符数', en: 'Characters' },
  elements: { zh_cn: '元素数', en: 'Elements' },
  bytes: { zh_cn: '字节数', en: 'Bytes' },
  format: { zh_cn: '格式', en: 'Format' },
  pattern: { zh_cn: '正则', en: 'Pattern' },
  example: { zh_cn: '示例', en: 'Example' },
  returns: { zh_cn: '返回字段', en: 'Fields of the answer' },
  returnsHelp: {
    zh_cn: '返回 JSON `{"ret", "data", "msg"}`，HTTP 状态码是 200，除非应用开启了真实状态码。`ret` 为 200 时 `data` 含以下字段，否则 `msg` 说明原因。',
    en: 'The answer is JSON `{"ret", "data", "msg"}` with HTTP status 200 unless the app asks for real ones. Where `ret` is 200, `data` has these fields; else `msg` says why.',
  },
  file: {
    zh_cn: '成功时返回 {media} 的文件或事件流本身；拒绝时返回 JSON `{"ret", "data", "msg"}`，`msg` 说明原因。',
    en: 'Success answers the file or stream of events itself, as {media}; a refusal is JSON `{"ret", "data", "msg"}`, and `msg` says why.',
  },
  noReturns: { zh_cn: '作者没有说明返回字段，请参考返回示例。', en: 'The author has described none; see the example.' },
  codes: { zh_cn: '返回码', en: 'Return codes' },
  meaning: { zh_cn: '含义', en: 'Meaning' },
  answer: { zh_cn: '返回示例', en: 'Example of an answer' },
  request: { zh_cn: '请求示例', en: 'Example of a request' },
  token: {
    zh_cn: '`ACCESS_TOKEN` 为调用 `App.Auth.ApplyToken` 得到的 `access_token`：{address}，字段 `service`、`app_key`、`app_secret`。',
    en: '`ACCESS_TOKEN` is the `access_token` that `App.Auth.ApplyToken` answers: {address} with the fields `service`, `app_key` and `app_secret`.',
  },
  calling: {
    zh_cn:
      '调用方式：POST {address}<接口名称>，请求体为参数组成的 JSON 对象（`application/json`），值按各自的类型书写；也可以用表单（对象与数组写成 JSON 文本），带文件的调用用 multipart 表单。凭证 `access_token` 由 `App.Auth.ApplyToken`（`app_key`、`app_secret`）换取，放在请求头 `Authorization: Bearer`（表单也可用字段 `access_token`），也可以用签名代替。用 GET 调用时参数都在网址中，凭证只能放在请求头。返回 `{"ret", "data", "msg"}`，`ret` 为 200 表示成功。',
    en: 'A call is a POST to {address}<name of the interface>, whose body is a JSON object of the parameters (`application/json`) with values of their types; a form does as well (objects and arrays as JSON text), and files come in a multipart form. An `access_token` from `App.Auth.ApplyToken` (`app_key`, `app_secret`) goes with each call in the header `Authorization: Bearer` (or the form field `access_token`), or a signature instead. By GET all parameters stand in the address, and the token comes as the header only. The answer is `{"ret", "data", "msg"}`; `ret` 200 is success.',
  },
  summary: { zh_cn: '{title}：{count} 个 HTTP 接口的文档。', en: '{title}: docs of {count} HTTP interfaces.' },
  empty: { zh_cn: '暂无接口。', en: 'There are no interfaces yet.' },
  contents: { zh_cn: '目录', en: 'Contents' },
  fact: { zh_cn: '{name}：{value}', en: '{name}: {value}' },
  between: { zh_cn: '；', en: '; ' },
  made: { zh_cn: '生成于 {time}', en: 'Made {time}' },
} as const satisfies Record<string, Text>;

/** `模块：商城`. */
export function factText(name: keyof typeof markdownTexts, value: string, language: Language): string {
  return fillText(markdownTexts.fact, { name: markdownTexts[name], value })[language];
}

export const accessTexts: Record<Visibility, Text> = {
  open: { zh_cn: '所有已通过审核的应用', en: 'every approved app' },
  controlled: { zh_cn: '获得授权的应用，可向平台申请权限', en: 'apps with a permission, which can be applied for' },
  hidden: { zh_cn: '获得授权的应用', en: 'apps with a permission' },
};
