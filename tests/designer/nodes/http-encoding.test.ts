import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkDefinition } from '../../../designer/model/checks/check-definition.ts';
import type { HttpBinding } from '../../../designer/nodes/http/model/http-binding.ts';
import { outboundHttp } from '../../../designer/server/outbound/outbound-http.ts';
import { memoryTables } from '../codegen/memory-tables.ts';
import { drawn } from './drawn.ts';
import { type EchoUpstream, echoUpstream } from './echo-upstream.ts';
import { expectSame } from './three-ways.ts';

let upstream: EchoUpstream;
const folder = mkdtempSync(join(tmpdir(), 'portico-encoding-'));
beforeAll(async () => {
  upstream = await echoUpstream();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await upstream.stop();
});

type Row = {
  inputs: (Pick<HttpBinding, 'in' | 'name' | 'style'> & { value: unknown })[];
  method?: string;
  path?: string;
  media?: string;
  /** What the other side sees. */
  sees: { url?: string; note?: string; cookie?: string; type?: string; body?: string } | { ret: number; msg: string };
};

const list = ['a b', null, '茶,1', 2];
const object = { x: 1, 'y&z': 'c/d', none: null };
const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data';

/** Every style in every place it means something in. */
const table: Record<string, Row> = {
  QueryUsual: {
    inputs: [
      { in: 'query', name: 'l', value: list },
      { in: 'query', name: 'o', value: { a: [1] } },
    ],
    sees: { url: '/?l=a%20b&l=%E8%8C%B6%2C1&l=2&o=%7B%22a%22%3A%5B1%5D%7D' },
  },
  QueryOwnWords: {
    inputs: [
      { in: 'query', name: 'toString', value: [1, 2] },
      { in: 'query', name: 'l', style: 'form', value: [1, 2] },
    ],
    sees: { url: '/?toString=1&toString=2&l=1,2' },
  },
  QueryExploded: {
    inputs: [
      { in: 'query', name: 'l', style: 'form*', value: list },
      { in: 'query', name: 'o', style: 'form*', value: object },
      { in: 'query', name: 's', style: 'form*', value: true },
    ],
    sees: { url: '/?l=a%20b&l=%E8%8C%B6%2C1&l=2&x=1&y%26z=c%2Fd&s=true' },
  },
  QueryCommas: {
    inputs: [
      { in: 'query', name: 'l', style: 'form', value: list },
      { in: 'query', name: 'o', style: 'form', value: object },
    ],
    sees: { url: '/?l=a%20b,%E8%8C%B6%2C1,2&o=x,1,y%26z,c%2Fd' },
  },
  QueryDelimited: {
    inputs: [
      { in: 'query', name: 's', style: 'spaceDelimited', value: [1, 2] },
      { in: 'query', name: 'p', style: 'pipeDelimited', value: ['a', 'b'] },
      { in: 'query', name: 't', style: 'tabDelimited', value: ['a', 'b'] },
    ],
    sees: { url: '/?s=1%202&p=a%7Cb&t=a%09b' },
  },
  QueryDeep: {
    inputs: [
      { in: 'query', name: 'created', style: 'deepObject', value: { gte: 1700000000, lt: null } },
      { in: 'query', name: 'expand', style: 'deepObject', value: ['data.customer', null, 'data.invoice'] },
      { in: 'query', name: 'm', style: 'deepObject', value: { 'k e': { 深: [{ on: false }] } } },
    ],
    sees: {
      url: '/?created%5Bgte%5D=1700000000&expand%5B0%5D=data.customer&expand%5B1%5D=data.invoice&m%5Bk%20e%5D%5B%E6%B7%B1%5D%5B0%5D%5Bon%5D=false',
    },
  },
  QueryJson: {
    inputs: [
      { in: 'query', name: 'o', style: 'json', value: { a: '/' } },
      { in: 'query', name: 's', style: 'json', value: 'x' },
    ],
    sees: { url: '/?o=%7B%22a%22%3A%22%2F%22%7D&s=%22x%22' },
  },
  QueryEmpty: {
    inputs: [
      { in: 'query', name: 'a', value: [] },
      { in: 'query', name: 'b', style: 'form', value: [null] },
      { in: 'query', name: 'c', style: 'deepObject', value: {} },
      { in: 'query', name: 'd', style: 'form*', value: '' },
      { in: 'query', name: 'e', value: {} },
    ],
    sees: { url: '/?d=&e=%7B%7D' },
  },
  PathSimple: {
    path: '/{l}/{o}/{e}/{u}/{d}',
    inputs: [
      { in: 'path', name: 'l', style: 'simple', value: list },
      { in: 'path', name: 'o', style: 'simple', value: object },
      { in: 'path', name: 'e', style: 'simple*', value: object },
      { in: 'path', name: 'u', value: ['x'] },
      { in: 'path', name: 'd', style: 'simple', value: '...' },
    ],
    sees: { url: '/a%20b,%E8%8C%B6%2C1,2/x,1,y%26z,c%2Fd/x=1,y%26z=c%2Fd/%5B%22x%22%5D/...' },
  },
  PathUp: { path: '/a/{up}/b', inputs: [{ in: 'path', name: 'up', value: '..' }], sees: { ret: 400, msg: '路径中的值不能是 . 或 ..' } },
  PathLabel: {
    path: '/{l}/{e}/{o}/{s}',
    inputs: [
      { in: 'path', name: 'l', style: 'label', value: [1, 2] },
      { in: 'path', name: 'e', style: 'label*', value: [1, 2] },
      { in: 'path', name: 'o', style: 'label*', value: object },
      { in: 'path', name: 's', style: 'label', value: 5 },
    ],
    sees: { url: '/.1,2/.1.2/.x=1.y%26z=c%2Fd/.5' },
  },
  PathMatrix: {
    path: '/{l}/{e}/{o}/{s}',
    inputs: [
      { in: 'path', name: 'l', style: 'matrix', value: [1, 2] },
      { in: 'path', name: 'e', style: 'matrix*', value: [1, 2] },
      { in: 'path', name: 'o', style: 'matrix*', value: object },
      { in: 'path', name: 's', style: 'matrix', value: 5 },
    ],
    sees: { url: '/;l=1,2/;e=1;e=2/;x=1;y%26z=c%2Fd/;s=5' },
  },
  HeaderSimple: { inputs: [{ in: 'header', name: 'X-Note', style: 'simple', value: ['a b', 2] }], sees: { url: '/', note: 'a b,2' } },
  HeaderMembers: { inputs: [{ in: 'header', name: 'X-Note', style: 'simple*', value: { a: 1, b: 'c d' } }], sees: { url: '/', note: 'a=1,b=c d' } },
  CookieCommas: {
    inputs: [
      { in: 'cookie', name: 'l', style: 'form', value: [1, 'a;b'] },
      { in: 'cookie', name: 'o', style: 'form*', value: { a: 1, b: 2 } },
    ],
    sees: { url: '/', cookie: 'l=1,a%3Bb; a=1; b=2' },
  },
  FormNested: {
    method: 'POST',
    media: form,
    inputs: [
      { in: 'field', name: 'customer', value: 'cus_1' },
      { in: 'field', name: 'metadata', style: 'deepObject', value: { 'order id': '6735~*', nested: { b: { c: 1 } } } },
      { in: 'field', name: 'items', style: 'deepObject', value: [{ price: 'p_1', quantity: 2 }, { price: 'p_2' }] },
      { in: 'field', name: 'usual', value: ['a', 'b'] },
      { in: 'field', name: 'commas', style: 'form', value: ['a,', 'b'] },
      { in: 'field', name: 'space', style: 'spaceDelimited', value: ['a', 'b'] },
      { in: 'field', name: 'json', value: { a: 1 } },
    ],
    sees: {
      url: '/',
      type: form,
      body: [
        'customer=cus_1&metadata%5Border+id%5D=6735%7E*&metadata%5Bnested%5D%5Bb%5D%5Bc%5D=1',
        'items%5B0%5D%5Bprice%5D=p_1&items%5B0%5D%5Bquantity%5D=2&items%5B1%5D%5Bprice%5D=p_2',
        'usual=a&usual=b&commas=a%2C,b&space=a+b&json=%7B%22a%22%3A1%7D',
      ].join('&'),
    },
  },
  FormWhole: {
    method: 'POST',
    media: `${form}; charset=utf-8`,
    inputs: [{ in: 'body', style: 'deepObject', value: { a: { b: 1 }, list: ['x', 'y'], none: null } }],
    sees: { url: '/', type: `${form}; charset=utf-8`, body: 'a%5Bb%5D=1&list%5B0%5D=x&list%5B1%5D=y' },
  },
  JsonMedia: {
    method: 'PATCH',
    media: 'application/merge-patch+json; charset=utf-8',
    inputs: [{ in: 'body', value: 'text' }],
    sees: { url: '/', type: 'application/merge-patch+json; charset=utf-8', body: '"text"' },
  },
  JsonNumbers: {
    method: 'PUT',
    inputs: [{ in: 'body', value: { numbers: [1e25, 5e-324, -1.5e-7, 1.1e21, 0.1, -0.058, 1234567890.5], text: '"1.0e+25' } }],
    sees: { url: '/', type: 'application/json', body: String.raw`{"numbers":[1e+25,5e-324,-1.5e-7,1.1e+21,0.1,-0.058,1234567890.5],"text":"\"1.0e+25"}` },
  },
  TextMedia: { method: 'POST', media: 'text/markdown', inputs: [{ in: 'body', value: '# 茶' }], sees: { url: '/', type: 'text/markdown', body: '# 茶' } },
  MultipartParts: {
    method: 'POST',
    media: multipart,
    inputs: [
      { in: 'field', name: 'na"me', value: '茶\r\n1' },
      { in: 'field', name: 'file', style: 'file', value: 'no "1".txt' },
      { in: 'field', name: 'tags', value: ['a', { b: 1 }] },
      { in: 'field', name: 'meta', value: { a: [] } },
      { in: 'field', name: 'deep', style: 'deepObject', value: { a: { b: true } } },
      { in: 'field', name: 'text', style: 'json', value: 'x' },
    ],
    sees: {
      url: '/',
      type: 'multipart/form-data; boundary=B',
      body: [
        '--B\r\nContent-Disposition: form-data; name="na%22me"\r\n\r\n茶\r\n1\r\n',
        '--B\r\nContent-Disposition: form-data; name="file"; filename="no %221%22.txt"\r\nContent-Type: text/plain\r\n\r\n内容\n\r\n',
        '--B\r\nContent-Disposition: form-data; name="tags"\r\n\r\na\r\n',
        '--B\r\nContent-Disposition: form-data; name="tags"\r\nContent-Type: application/json\r\n\r\n{"b":1}\r\n',
        '--B\r\nContent-Disposition: form-data; name="meta"\r\nContent-Type: application/json\r\n\r\n{"a":[]}\r\n',
        '--B\r\nContent-Disposition: form-data; name="deep[a][b]"\r\n\r\ntrue\r\n',
        '--B\r\nContent-Disposition: form-data; name="text"\r\nContent-Type: application/json\r\n\r\n"x"\r\n',
        '--B--\r\n',
      ].join(''),
    },
  },
  MultipartWithoutFiles: {
    method: 'POST',
    media: multipart,
    inputs: [
      { in: 'field', name: 'file', style: 'file', value: null },
      { in: 'field', name: 'a', value: 1 },
    ],
    sees: { url: '/', type: 'multipart/form-data; boundary=B', body: '--B\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--B--\r\n' },
  },
  MultipartSameNames: {
    method: 'POST',
    media: multipart,
    inputs: [{ in: 'field', name: 'second', style: 'file', value: 'same.bin' }],
    sees: {
      url: '/',
      type: 'multipart/form-data; boundary=B',
      body: '--B\r\nContent-Disposition: form-data; name="second"; filename="same.bin"\r\nContent-Type: application/octet-stream\r\n\r\n2\r\n--B--\r\n',
    },
  },
  BinaryBody: {
    method: 'PUT',
    media: 'application/octet-stream',
    inputs: [{ in: 'body', style: 'file', value: 'a.png' }],
    sees: { url: '/', type: 'application/octet-stream', body: 'base64 iVBORwD/' },
  },
  BinaryOwnType: {
    method: 'PUT',
    media: 'image/*',
    inputs: [{ in: 'body', style: 'file', value: 'a.png' }],
    sees: { url: '/', type: 'image/png', body: 'base64 iVBORwD/' },
  },
  BinaryOptional: { method: 'PUT', media: 'image/*', inputs: [{ in: 'body', style: 'file', value: null }], sees: { url: '/' } },
  ForeignFile: {
    method: 'PUT',
    media: 'image/*',
    inputs: [{ in: 'body', style: 'file', value: '/etc/passwd' }],
    sees: { ret: 400, msg: '没有上传文件 /etc/passwd' },
  },
};

it('values, forms and files go upstream as their styles say, byte for byte the same in all three ways', async () => {
  const uploads = [
    upload('file', 'no "1".txt', 'text/plain', Buffer.from('内容\n')),
    upload('first', 'same.bin', 'nonsense', Buffer.from('1')),
    upload('second', 'same.bin', '', Buffer.from('2')),
    upload('picture', 'a.png', 'image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0xff])),
  ];
  const cases = Object.entries(table).map(([name, { inputs, method = 'GET', path = '/', media, sees }]) => {
    const bindings = inputs.map(({ value: _, ...binding }, index) => ({ port: `p${index}`, ...binding }));
    const definition = drawn({
      service: `Encoding.${name}.Run`,
      parameters: bindings.map(({ port }) => ({ name: port, type: 'object' })),
      nodes: { call: { type: 'http', settings: { method, url: `http://127.0.0.1:${upstream.port}${path}`, ...(media && { media }), inputs: bindings } } },
      edges: [...bindings.map(({ port }) => `${port}.value -> call.${port}`), 'call.data -> return.data'],
    });
    const parameters = Object.fromEntries(inputs.map(({ value }, index) => [`p${index}`, value]));
    const answer = { method, url: '/', note: null, cookie: null, type: null, body: '' };
    return { definition, parameters, wanted: 'ret' in sees ? sees : { data: { data: { ...answer, ...sees } } } };
  });
  await expectSame(cases, () => ({ tables: memoryTables([]), over: () => ({ http: (request) => outboundHttp(request, { files: uploads }) }), uploads }));
});

it('a style that its place cannot carry is a problem at the setting', () => {
  const diagnosticsOf = (media: string, ...inputs: object[]) => {
    const settings = { method: 'POST', url: 'https://a.example/', media, inputs: inputs.map((input, index) => ({ port: `p${index}`, ...input })) };
    const definition = drawn({ service: 'Encoding.Wrong.Run', nodes: { call: { type: 'http', settings } }, edges: ['call.data -> return.data'] });
    return checkDefinition(definition).flatMap(({ code, pointer }) => (code === 'http-style' ? [pointer.split('settings')[1]] : []));
  };
  const file = { in: 'field', style: 'file' };
  expect(diagnosticsOf(multipart, file, { in: 'query', style: 'file' }, { in: 'query', style: 'label*' }, { in: 'path', style: 'label*' })).toEqual([
    '/inputs/1/style',
    '/inputs/2/style',
  ]);
  expect(diagnosticsOf(form, file)).toEqual(['/inputs/0/style']);
  expect(diagnosticsOf('image/png', { in: 'body', style: 'file' })).toEqual([]);
});

function upload(field: string, name: string, type: string, content: Buffer) {
  const path = join(folder, field);
  writeFileSync(path, content);
  return { field, name, type, size: content.length, path };
}
