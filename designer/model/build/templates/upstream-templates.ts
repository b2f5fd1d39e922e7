import { texts } from '../../../../generated/words/designer-model/upstream-templates.ts';
import type { TableSpec } from '../../types/definition.ts';
import type { Template } from './template.ts';

const events: TableSpec = {
  name: 'webhook_event',
  columns: [
    { name: 'event_id', type: 'string', required: true, max: 64 },
    { name: 'type', type: 'string', required: true, max: 50 },
    { name: 'payload', type: 'string', required: true, max: 10_000 },
  ],
};

/** Templates that call other systems, or are called by them. Their addresses are examples. */
export const upstreamTemplates: readonly Template[] = [
  {
    name: 'Customer.Overview',
    title: texts.aggregate,
    summary: texts.aggregateHint,
    parameters: [{ name: 'id', type: 'integer', required: true, min: 1 }],
    returns: [
      { name: 'customer', type: 'object' },
      { name: 'orders', type: 'object' },
    ],
    nodes: {
      customer: {
        type: 'http',
        title: texts.customer,
        settings: { method: 'GET', url: 'https://example.com/customers/{id}', inputs: [{ port: 'id', in: 'path' }] },
        formulas: { id: 'id' },
      },
      orders: {
        type: 'http',
        title: texts.orders,
        settings: { method: 'GET', url: 'https://example.com/orders', inputs: [{ port: 'customer_id', in: 'query' }] },
        formulas: { customer_id: 'id' },
      },
    },
    answer: { customer: '$customer.data', orders: '$orders.data' },
  },
  {
    name: 'Weather.Today',
    title: texts.forward,
    summary: texts.forwardHint,
    parameters: [{ name: 'city', type: 'string', required: true, max: 50 }],
    returns: [
      { name: 'city', type: 'string' },
      { name: 'weather', type: 'object' },
    ],
    nodes: {
      key: { type: 'config', settings: { name: 'weather.key' }, title: texts.key, note: texts.keyNote },
      weather: {
        type: 'http',
        settings: {
          method: 'GET',
          url: 'https://example.com/weather',
          inputs: [
            { port: 'city', in: 'query' },
            { port: 'key', in: 'header', name: 'X-Api-Key' },
          ],
        },
        formulas: { city: 'city', key: '$key' },
      },
    },
    answer: { city: 'city', weather: '$weather.data' },
  },
  {
    name: 'Rate.Latest',
    title: texts.cached,
    summary: texts.cachedHint,
    parameters: [{ name: 'currency', type: 'string', required: true, enum: ['USD', 'EUR', 'JPY', 'HKD'] }],
    returns: [{ name: 'rate', type: 'object' }],
    nodes: {
      known: { type: 'cache', settings: { operation: 'get' }, formulas: { key: '`rate:${currency}`' } },
      asked: {
        type: 'http',
        settings: { method: 'GET', url: 'https://example.com/rates/{currency}', inputs: [{ port: 'currency', in: 'path' }] },
        formulas: { currency: 'currency' },
      },
      kept: {
        type: 'cache',
        settings: { operation: 'set' },
        values: { seconds: 600 },
        formulas: { key: '`rate:${currency}`', value: '$asked.data' },
      },
    },
    answer: { rate: 'if(isNull($known), $kept, $known)' },
  },
  {
    name: 'Webhook.Receive',
    title: texts.webhook,
    summary: texts.webhookHint,
    parameters: [
      { name: 'event_id', type: 'string', required: true, max: 64 },
      { name: 'type', type: 'string', required: true, max: 50 },
      { name: 'payload', type: 'string', required: true, max: 10_000 },
      { name: 'signature', type: 'string', required: true, max: 128 },
    ],
    returns: [{ name: 'id', type: 'integer' }],
    table: events,
    nodes: {
      secret: { type: 'config', settings: { name: 'webhook.secret' }, title: texts.secret, note: texts.secretNote },
      unset: {
        type: 'fail',
        settings: { ret: 503, message: '尚未配置 webhook.secret', message_en: 'webhook.secret is not configured' },
        formulas: { when: 'isNull($secret)' },
      },
      forged: {
        type: 'fail',
        settings: { ret: 401, message: '签名错误', message_en: 'Wrong signature' },
        formulas: { when: 'signature != hmac(payload, $secret ?? "")' },
      },
      earlier: {
        type: 'table',
        settings: { operation: 'count', table: 'webhook_event', columns: [{ name: 'event_id', type: 'string' }] },
        formulas: { event_id: 'event_id' },
      },
      again: {
        type: 'fail',
        settings: { ret: 409, message: '该事件已处理', message_en: 'This event has been received already' },
        formulas: { when: '$earlier > 0' },
      },
      event: {
        type: 'table',
        settings: { operation: 'insert', table: 'webhook_event', columns: events.columns.map(({ name, type }) => ({ name, type })) },
        formulas: { event_id: 'event_id', type: 'type', payload: 'payload' },
      },
    },
    answer: { id: '$event' },
  },
  {
    name: 'File.Upload',
    title: texts.upload,
    summary: texts.uploadHint,
    parameters: [
      { name: 'file', type: 'file', required: true, max: 2_097_152 },
      { name: 'folder', type: 'string', max: 50, default: 'public' },
    ],
    returns: [{ name: 'stored', type: 'object' }],
    nodes: {
      store: {
        type: 'http',
        settings: {
          method: 'POST',
          url: 'https://example.com/files',
          media: 'multipart/form-data',
          inputs: [
            { port: 'file', in: 'field', style: 'file' },
            { port: 'folder', in: 'field' },
          ],
        },
        formulas: { file: 'file', folder: 'folder' },
      },
    },
    answer: { stored: '$store.data' },
  },
];
