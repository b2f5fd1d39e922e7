import type { Text } from '../text/text.ts';

/** Why a call is refused before anybody looks at its parameters. Generated PHP says the same. */
export const callTexts = {
  noService: { zh_cn: '缺少参数 service，格式为 Namespace.Class.Method', en: 'The field service is missing; its form is Namespace.Class.Method' },
  unknownService: { zh_cn: '服务 {name} 不存在', en: 'There is no service {name}' },
  serviceVerb: { zh_cn: '该服务只接受 {allowed} 请求', en: 'This service takes {allowed} only' },
  verb: { zh_cn: '不支持 {verb}，请使用 POST', en: '{verb} is not supported; use POST' },
  tooMany: { zh_cn: '参数过多，最多 {max} 个', en: 'Too many fields; at most {max}' },
  forbidden: { zh_cn: '参数名 {name} 不允许使用', en: 'The field name {name} is not allowed' },
  duplicate: { zh_cn: '参数 {name} 重复出现；列表请以 JSON 文本传递', en: 'Field {name} appears twice; send lists as JSON text' },
  encoding: { zh_cn: '请求内容不是有效的 UTF-8 表单编码', en: 'The body is not valid UTF-8 form encoding' },
  bodyTooLarge: { zh_cn: '请求内容超过 {max} MB', en: 'The body is larger than {max} MB' },
  mediaType: {
    zh_cn: '只接受 application/json、application/x-www-form-urlencoded 或 multipart/form-data',
    en: 'Send application/json, application/x-www-form-urlencoded or multipart/form-data',
  },
  multipart: {
    zh_cn: 'multipart/form-data 内容不完整或格式错误',
    en: 'The multipart/form-data is incomplete or malformed',
  },
  malformed: { zh_cn: '请求格式错误', en: 'The request is malformed' },
  fileTooLarge: { zh_cn: '文件过大，最多 {max} MB', en: 'File too large; at most {max} MB' },
  notAFile: { zh_cn: '请以 multipart/form-data 上传文件', en: 'Upload the file as multipart/form-data' },
  tokenInAddress: {
    zh_cn: '凭证不能出现在网址中，请用 POST 表单字段或 Authorization: Bearer 请求头传递',
    en: 'Credentials must not stand in the address; send them as form fields by POST, or the token as the header Authorization: Bearer',
  },
  fieldInAddress: { zh_cn: '参数 {name} 请放在请求内容中，网址中只允许 service', en: 'Send {name} in the body; only service may stand in the address' },
  twoServices: { zh_cn: '同时指定了不同的服务：{names}', en: 'Different services are named at once: {names}' },
  jsonObject: { zh_cn: 'JSON 请求内容须为一个对象，如 {example}', en: 'The JSON of a call is one object, such as {example}' },
  jsonEncoding: { zh_cn: 'JSON 请求内容不是有效的 UTF-8', en: 'The JSON is not valid UTF-8' },
  jsonText: { zh_cn: 'JSON 成员 {name} 须为文本', en: 'The member {name} of the JSON must be a text' },
} as const satisfies Record<string, Text>;

/** Limits of a call's fields. Uploads have their own. */
export const formLimits = { bytes: 1_048_576, fields: 200 };

/** Names of fields that would reach into an object instead of naming a member of it. */
export const forbiddenNames: readonly string[] = ['__proto__', 'constructor', 'prototype'];
