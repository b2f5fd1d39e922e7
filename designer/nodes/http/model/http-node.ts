import type { ServiceEffect } from '../../../../engine/core/protocol/service-about.ts';
import type { Text } from '../../../../engine/core/text/text.ts';
import { adds, anyEffect, noEffect, replaces } from '../../../model/node-type/effects.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';
import type { HttpRequest } from '../../../model/semantics/runtime/runtime.ts';
import { type Problem, problem } from '../../../model/types/problem.ts';
import { anyValue } from '../../../model/types/value-type.ts';
import { bindingsOf, type HttpBinding, httpPlaces, requestParts } from './http-binding.ts';
import { ownHeaders } from './own-headers.ts';
import { mayRelay } from './relayed-headers.ts';
import { httpForwards, requestWords } from './request-words.ts';
import { styleLabels, valueStyles } from './value-styles.ts';

/** A call elsewhere through the one outbound client. An answer below 200 or from 300 on ends the call unless `pass` is set. */
export const httpNode = defineNodeType({
  type: 'http',
  label: { zh_cn: 'HTTP 请求', en: 'HTTP call' },
  family: 'outside',
  order: 2,
  source: 'open',
  sendsSecrets: true,
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['method', 'url'],
    properties: {
      method: {
        type: 'string',
        enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY'],
        default: 'GET',
        label: { zh_cn: '方法', en: 'Method' },
      },
      url: {
        type: 'string',
        minLength: 1,
        maxLength: 2000,
        label: { zh_cn: '地址', en: 'Address' },
        hint: { zh_cn: '路径参数写作 {name}', en: 'Values of the path as {name}' },
      },
      media: {
        type: 'string',
        maxLength: 200,
        default: 'application/json',
        label: { zh_cn: '正文格式', en: 'Format of the body' },
        hint: {
          zh_cn: 'application/json、application/x-www-form-urlencoded（普通表单）、multipart/form-data（可带文件），或文件自身的类型',
          en: 'application/json, application/x-www-form-urlencoded, multipart/form-data (takes files), or the type of a file',
        },
      },
      pass: {
        type: 'boolean',
        default: false,
        label: { zh_cn: '状态非 2xx 也继续', en: 'Go on after a status other than 2xx' },
        hint: { zh_cn: '否则结束调用，上游的状态和内容在 data.upstream 中', en: 'Otherwise it ends the call, which tells status and body as data.upstream' },
      },
      accept: {
        type: 'string',
        maxLength: 500,
        label: { zh_cn: '接受的格式', en: 'Accepted formats' },
        hint: { zh_cn: '请求头 Accept；留空时为 JSON 优先', en: 'The header Accept. Left out: JSON first' },
      },
      relay: {
        type: 'array',
        maxItems: 50,
        label: { zh_cn: '转给调用方的响应头', en: 'Headers handed on' },
        hint: {
          zh_cn: '小写；link、x-total-count、retry-after、ratelimit* 与 x-ratelimit-* 总会转给调用方',
          en: 'In lower case. link, x-total-count, retry-after, ratelimit* and x-ratelimit-* always are',
        },
        items: { type: 'string', pattern: "^[!#$%&'*+.^_`|~0-9a-z-]{1,100}$" },
      },
      forward: {
        type: 'array',
        uniqueItems: true,
        default: ['call-id'],
        label: { zh_cn: '告知上游', en: 'The upstream is told' },
        items: {
          type: 'string',
          enum: [...httpForwards],
          enumLabel: {
            zh_cn: ['调用编号（X-Request-Id）', '应用（X-Portico-App）', '调用方地址（X-Forwarded-For）'],
            en: ['Id of the call (X-Request-Id)', 'App (X-Portico-App)', 'Address of the caller (X-Forwarded-For)'],
          },
        },
      },
      inputs: {
        type: 'array',
        default: [],
        maxItems: 1000,
        label: { zh_cn: '请求的值', en: 'Values of the request' },
        hint: { zh_cn: '每个是一个输入端口；空值不发送', en: 'Each is an input. Null is left out' },
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['port', 'in'],
          properties: {
            port: { type: 'string', minLength: 1, label: { zh_cn: '端口', en: 'Input' } },
            in: {
              type: 'string',
              enum: [...httpPlaces],
              default: 'query',
              label: { zh_cn: '位置', en: 'Place' },
              enumLabel: {
                zh_cn: ['路径', '查询参数', '请求头', 'Cookie', '正文字段', '整个正文'],
                en: ['Path', 'Query', 'Header', 'Cookie', 'Field of the body', 'Whole body'],
              },
            },
            name: {
              type: 'string',
              minLength: 1,
              label: { zh_cn: '名称', en: 'Name' },
              hint: { zh_cn: '留空时与端口同名', en: 'Left out: the name of the input' },
            },
            style: {
              type: 'string',
              enum: [...valueStyles],
              label: { zh_cn: '写法', en: 'Written as' },
              hint: {
                zh_cn: '列表、对象和文件如何发送；v 为名称，a、b 为对象的成员',
                en: 'How lists, objects and files are sent: v is the name, a and b are members of an object',
              },
              enumLabel: styleLabels,
              emptyLabel: { zh_cn: '通常：v=1&v=2，或 JSON', en: 'Usual: v=1&v=2, or JSON' },
            },
            nullable: {
              type: 'boolean',
              default: false,
              label: { zh_cn: '空值也发送', en: 'Send null' },
              hint: { zh_cn: 'JSON 正文字段的 null 原样发送', en: 'Null of a field of a JSON body is sent as null' },
            },
          },
        },
      },
    },
  },
  palette: [
    {
      key: 'http',
      label: { zh_cn: 'HTTP 请求', en: 'HTTP request' },
      settings: { method: 'GET', url: 'https://', inputs: [] },
      words: ['curl', 'fetch', 'rest', 'url', '外部'],
    },
  ],
  summary: (settings) => `${String(settings.method ?? '')} ${String(settings.url ?? '')}`.trim(),
  ports: (settings) => ({
    inputs: bindingsOf(settings).map(({ port, in: place }) => ({ name: port, type: anyValue, ...(place === 'path' ? { required: true } : { default: null }) })),
    outputs: [
      { name: 'data', label: { zh_cn: '返回内容', en: 'Data' }, type: anyValue },
      { name: 'status', label: { zh_cn: '状态码', en: 'Status' }, type: { type: 'integer' } },
    ],
  }),
  effect: ({ method }) => methodEffects[String(method)] ?? anyEffect,
  hasEffect: ({ method }) => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS',
  check(node, pointer) {
    const { settings } = node;
    const misplaced = bindingsOf(settings).flatMap((binding, index) => {
      const text = misplacedStyle(binding, String(settings.media));
      return text ? [problem('http-style', `${pointer}/settings/inputs/${index}/style`, text, { port: binding.port }, node.id)] : [];
    });
    const unsent = [...unsentHeaders(settings, pointer, node.id), ...unrelayed(settings, pointer, node.id)];
    if (/^https?:\/\/[^/\s]+/i.test(String(settings.url))) return [...misplaced, ...unsent];
    return [problem('http-address', `${pointer}/settings/url`, texts.address, { url: String(settings.url) }, node.id), ...misplaced, ...unsent];
  },
  async evaluate(settings, { input, given, runtime, comesFromCaller }) {
    const request: HttpRequest = { method: String(settings.method), url: String(settings.url), ...requestWords(settings, comesFromCaller) };
    for (const binding of bindingsOf(settings)) place(request, binding, await (binding.nullable ? given : input)(binding.port));
    const response = await runtime.http(request);
    return { data: response.data, status: response.status };
  },
});

function place(request: HttpRequest, { port, in: where, name = port }: HttpBinding, value: unknown): void {
  if (where === 'body') request.body = value;
  else if (where === 'field') request.body = { ...(request.body as Record<string, unknown> | undefined), [name]: value };
  else request[requestParts[where]] = { ...request[requestParts[where]], [name]: value };
}

/** Files travel in bodies alone; labels and matrices are ways to write a part of a path. */
function misplacedStyle({ in: where, style }: HttpBinding, media: string): Text | undefined {
  if (style === 'file') return where === 'body' || (where === 'field' && /^multipart\//i.test(media)) ? undefined : texts.file;
  return /^(?:label|matrix)/.test(style ?? '') && where !== 'path' ? texts.path : undefined;
}

function unsentHeaders(settings: Record<string, unknown>, pointer: string, id: string): Problem[] {
  return bindingsOf(settings).flatMap(({ in: where, port, name = port }, index) =>
    where === 'header' && ownHeaders.test(name) ? [warning('http-header', `${pointer}/settings/inputs/${index}/name`, texts.unsent, name, id)] : [],
  );
}

function unrelayed({ relay }: Record<string, unknown>, pointer: string, id: string): Problem[] {
  if (!Array.isArray(relay)) return [];
  return relay.flatMap((name: unknown, index) =>
    typeof name === 'string' && !mayRelay(name.toLowerCase()) ? [warning('http-relay', `${pointer}/settings/relay/${index}`, texts.unrelayed, name, id)] : [],
  );
}

function warning(code: string, pointer: string, text: Text, name: string, id: string): Problem {
  return { ...problem(code, pointer, text, { name }, id), severity: 'warning' };
}

const texts = {
  unsent: { zh_cn: '请求头 {name} 由平台决定，不会按输入发送', en: 'The header {name} is the platform’s to write and is not sent as given' },
  unrelayed: { zh_cn: '响应头 {name} 不会转给调用方', en: 'The header {name} is never handed on to callers' },
  file: {
    zh_cn: '文件 {port} 须为整个正文，或正文格式为 multipart/form-data 时的正文字段',
    en: 'The file {port} must be the whole body, or a field of a body in the format multipart/form-data',
  },
  path: { zh_cn: '{port} 的写法只能用于路径', en: 'The way {port} is written is for the path only' },
  address: { zh_cn: '地址须以 http:// 或 https:// 开头：{url}', en: 'The address must begin with http:// or https://: {url}' },
};

/** By the meaning RFC 9110 gives the methods; PATCH changes what is there in a way of its own. */
const methodEffects: Readonly<Record<string, ServiceEffect>> = {
  GET: noEffect,
  HEAD: noEffect,
  OPTIONS: noEffect,
  TRACE: noEffect,
  QUERY: noEffect,
  POST: adds,
  PUT: replaces,
  DELETE: replaces,
};
