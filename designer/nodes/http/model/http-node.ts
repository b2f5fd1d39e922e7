import type { ServiceEffect } from '../../../../engine/core/protocol/service-about.ts';
import type { Text } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/node-http/http-node.ts';
import { adds, anyEffect, noEffect, replaces } from '../../../model/node-type/effects.ts';
import { guardBranches, guardDiagnostics, guarded, guardedType, guardPorts, guardSettings } from '../../../model/node-type/guarded-call.ts';
import { defineNodeType } from '../../../model/node-type/node-type.ts';
import { sampleType } from '../../../model/node-type/sample-answer.ts';
import type { HttpRequest } from '../../../model/semantics/runtime/runtime.ts';
import { type Diagnostic, diagnostic } from '../../../model/types/diagnostic.ts';
import type { FlowNode } from '../../../model/types/flow.ts';
import { anyValue } from '../../../model/types/value-type.ts';
import { bindingsOf, type HttpBinding, httpPlaces, requestParts, sentBindings } from './http-binding.ts';
import { ownHeaders } from './own-headers.ts';
import { mayRelay } from './relayed-headers.ts';
import { httpForwards, isCredentialName, requestWords } from './request-words.ts';
import { styleLabels, valueStyles } from './value-styles.ts';

/** A call elsewhere through the one outbound client. An answer below 200 or from 300 on ends the call unless `pass` is set. */
export const httpNode = defineNodeType({
  type: 'http',
  label: texts.http,
  family: 'outside',
  order: 2,
  source: 'open',
  fillsByName: true,
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
        label: texts.method,
      },
      url: {
        control: 'HttpUrl',
        type: 'string',
        minLength: 1,
        maxLength: 2000,
        label: texts.url,
        hint: texts.urlHint,
      },
      media: {
        type: 'string',
        maxLength: 200,
        default: 'application/json',
        label: texts.media,
        hint: texts.mediaHint,
      },
      timeout: { type: 'integer', minimum: 1, maximum: 10, label: texts.timeout, hint: texts.timeoutHint },
      ...guardSettings,
      pass: {
        type: 'boolean',
        default: false,
        label: texts.pass,
        hint: texts.passHint,
      },
      accept: {
        type: 'string',
        maxLength: 500,
        label: texts.accept,
        hint: texts.acceptHint,
      },
      sample: { control: 'AnswerSample', label: texts.sample, hint: texts.sampleHint },
      relay: {
        type: 'array',
        maxItems: 50,
        label: texts.relay,
        hint: texts.relayHint,
        items: { type: 'string', pattern: "^[!#$%&'*+.^_`|~0-9a-z-]{1,100}$" },
      },
      forward: {
        type: 'array',
        uniqueItems: true,
        default: ['call-id'],
        label: texts.forward,
        items: {
          type: 'string',
          enum: [...httpForwards],
          enumLabel: texts.forwardEnumLabel,
        },
      },
      inputs: {
        control: 'RequestValues',
        type: 'array',
        default: [],
        maxItems: 1000,
        label: texts.inputs,
        hint: texts.inputsHint,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['port', 'in'],
          properties: {
            port: { type: 'string', minLength: 1, label: texts.port },
            in: {
              type: 'string',
              enum: [...httpPlaces],
              default: 'query',
              label: texts.in,
              enumLabel: texts.inEnumLabel,
            },
            name: {
              type: 'string',
              minLength: 1,
              label: texts.name,
              hint: texts.nameHint,
            },
            style: {
              type: 'string',
              enum: [...valueStyles],
              label: texts.style,
              hint: texts.styleHint,
              enumLabel: styleLabels,
              emptyLabel: texts.emptyLabel,
            },
            nullable: {
              type: 'boolean',
              default: false,
              label: texts.nullable,
              hint: texts.nullableHint,
            },
            off: { type: 'boolean', default: false, label: texts.off },
          },
        },
      },
    },
  },
  palette: [
    {
      key: 'http',
      label: texts.httpEntry,
      settings: { method: 'GET', url: 'https://', inputs: [] },
      words: ['curl', 'fetch', 'rest', 'url', '外部'],
    },
  ],
  summary: (settings) => `${String(settings.method ?? '')} ${String(settings.url ?? '')}`.trim(),
  ports: (settings) => ({
    inputs: bindingsOf(settings).map(({ port, in: place }) => ({ name: port, type: anyValue, ...(place === 'path' ? { required: true } : { default: null }) })),
    outputs: [
      guardedType(settings, { name: 'data', label: texts.data, type: sampleType(settings.sample) }),
      guardedType(settings, { name: 'status', label: texts.status, type: { type: 'integer' } }),
      ...guardPorts(settings),
    ],
  }),
  effect: ({ method }) => methodEffects[String(method)] ?? anyEffect,
  hasEffect: ({ method }) => method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS',
  check(node, pointer) {
    const { settings } = node;
    const misplaced = bindingsOf(settings).flatMap((binding, index) => {
      const text = misplacedStyle(binding, String(settings.media));
      return text ? [diagnostic('http-style', `${pointer}/settings/inputs/${index}/style`, text, { port: binding.port }, node.id)] : [];
    });
    const isIdempotent = (methodEffects[String(settings.method)] ?? anyEffect).idempotent !== false;
    const unsent = [
      ...guardDiagnostics(node, pointer, isIdempotent),
      ...unsentHeaders(settings, pointer, node.id),
      ...unrelayed(settings, pointer, node.id),
      ...writtenKeys(node, pointer),
    ];
    if (/^https?:\/\/[^/\s]+/i.test(String(settings.url))) return [...misplaced, ...unsent];
    return [diagnostic('http-address', `${pointer}/settings/url`, texts.address, { url: String(settings.url) }, node.id), ...misplaced, ...unsent];
  },
  branches: guardBranches,
  async evaluate(settings, { input, optionalInput, runtime, comesFromCaller }) {
    const request: HttpRequest = { method: String(settings.method), url: String(settings.url), ...requestWords(settings, comesFromCaller) };
    for (const binding of sentBindings(settings)) place(request, binding, await (binding.nullable ? optionalInput : input)(binding.port));
    const { answer, outputs } = await guarded(runtime, settings, () => runtime.http(request));
    return { data: answer?.data ?? null, status: answer?.status ?? null, ...outputs };
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

function unsentHeaders(settings: Record<string, unknown>, pointer: string, id: string): Diagnostic[] {
  return bindingsOf(settings).flatMap(({ in: where, port, name = port }, index) =>
    where === 'header' && ownHeaders.test(name) ? [warning('http-header', `${pointer}/settings/inputs/${index}/name`, texts.unsent, name, id)] : [],
  );
}

/** A key that is written into the definition lies open to everybody who may read it. */
function writtenKeys({ id, settings, values = {} }: FlowNode, pointer: string): Diagnostic[] {
  return bindingsOf(settings).flatMap(({ in: where, port, name = port }) => {
    const isKey = where === 'cookie' || (where !== 'body' && where !== 'path' && isCredentialName(name));
    const value = Object.hasOwn(values, port) ? values[port] : undefined;
    return isKey && typeof value === 'string' && value !== ''
      ? [{ ...warning('written-key', `${pointer}/values/${port}`, texts.writtenKey, name, id), port }]
      : [];
  });
}

function unrelayed({ relay }: Record<string, unknown>, pointer: string, id: string): Diagnostic[] {
  if (!Array.isArray(relay)) return [];
  return relay.flatMap((name: unknown, index) =>
    typeof name === 'string' && !mayRelay(name.toLowerCase()) ? [warning('http-relay', `${pointer}/settings/relay/${index}`, texts.unrelayed, name, id)] : [],
  );
}

function warning(code: string, pointer: string, text: Text, name: string, id: string): Diagnostic {
  return { ...diagnostic(code, pointer, text, { name }, id), severity: 'warning' };
}

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
