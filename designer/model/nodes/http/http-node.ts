import { defineNodeType } from '../../node-type.ts';
import { problem } from '../../problem.ts';
import type { HttpRequest } from '../../runtime.ts';
import { anyValue } from '../../value-type.ts';

export const httpPlaces = ['path', 'query', 'header', 'cookie', 'field', 'body'] as const;
export type HttpPlace = (typeof httpPlaces)[number];

/** Where one input of the node goes in the request. `field` is a member of the body, `body` is the whole body. */
export interface HttpBinding {
  port: string;
  in: HttpPlace;
  /** Name on the wire; the port's name when left out. */
  name?: string;
}

/** A call elsewhere through the one outbound client. An answer below 200 or from 300 on ends the call unless `pass` is set. */
export const httpNode = defineNodeType({
  type: 'http',
  label: { zh_cn: 'HTTP 请求', en: 'HTTP call' },
  family: 'outside',
  settings: {
    type: 'object',
    additionalProperties: false,
    required: ['method', 'url'],
    properties: {
      method: { type: 'string', enum: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'QUERY'] },
      url: { type: 'string', minLength: 1, maxLength: 2000 },
      media: { type: 'string', maxLength: 200, default: 'application/json' },
      pass: { type: 'boolean', default: false },
      inputs: {
        type: 'array',
        default: [],
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['port', 'in'],
          properties: { port: { type: 'string', minLength: 1 }, in: { type: 'string', enum: [...httpPlaces] }, name: { type: 'string', minLength: 1 } },
        },
      },
    },
  },
  ports: (settings) => ({
    inputs: bindingsOf(settings).map(({ port, in: place }) => ({ name: port, type: anyValue, ...(place === 'path' ? { required: true } : { default: null }) })),
    outputs: [
      { name: 'data', type: anyValue },
      { name: 'status', type: { type: 'integer' } },
    ],
  }),
  hasEffect: ({ method }) => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS',
  check(node, pointer) {
    if (/^https?:\/\/[^/\s]+/i.test(String(node.settings.url))) return [];
    return [problem('http-address', `${pointer}/settings/url`, texts.address, { url: String(node.settings.url) }, node.id)];
  },
  async evaluate(settings, { input, runtime }) {
    const request = requestOf(settings);
    for (const binding of bindingsOf(settings)) place(request, binding, await input(binding.port));
    const response = await runtime.http(request);
    return { data: response.data, status: response.status };
  },
});

export function bindingsOf(settings: Record<string, unknown>): HttpBinding[] {
  if (!Array.isArray(settings.inputs)) return [];
  return settings.inputs.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null || !('port' in entry) || !('in' in entry) || typeof entry.port !== 'string') return [];
    const where = httpPlaces.find((known) => known === entry.in);
    const name = 'name' in entry && typeof entry.name === 'string' ? entry.name : undefined;
    return where ? [{ port: entry.port, in: where, ...(name === undefined ? {} : { name }) }] : [];
  });
}

function requestOf(settings: Record<string, unknown>): HttpRequest {
  return {
    method: String(settings.method),
    url: String(settings.url),
    media: typeof settings.media === 'string' ? settings.media : 'application/json',
    ...(settings.pass === true ? { pass: true } : {}),
  };
}

const groups = { path: 'path', query: 'query', header: 'headers', cookie: 'cookies' } as const;

function place(request: HttpRequest, { port, in: where, name = port }: HttpBinding, value: unknown): void {
  if (where === 'body') request.body = value;
  else if (where === 'field') request.body = { ...(request.body as Record<string, unknown> | undefined), [name]: value };
  else request[groups[where]] = { ...request[groups[where]], [name]: value };
}

const texts = {
  address: { zh_cn: '地址须以 http:// 或 https:// 开头：{url}', en: 'The address must begin with http:// or https://: {url}' },
};
