import { createHash } from 'node:crypto';
import sanitizeHtml from 'sanitize-html';
import SwaggerParser from 'swagger-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signatureHeaders } from '../../../engine/core/sign-in/credentials.ts';
import { signHeaders } from '../../../plugins/apps/server/credentials/header-signature.ts';
import { enter } from '../../helpers/accounts.ts';
import { type Caller, type CallFields, openServer, rawCall, type TestServer } from '../../helpers/server.ts';
import { done } from '../apps/open-caller.ts';
import { publish } from './published.ts';

const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>';
let server: TestServer;
let reader: Caller;

beforeAll(async () => {
  server = await openServer();
  await publish(server, 'Shop.Order.Create', {
    title: `下单 ${evil}`,
    summary: `一句话 ${evil} | [x](javascript:alert(1))`,
    module: '商城',
    description: `${evil}\n\n**粗体** [链接](javascript:alert(1)) ![图](https://evil.example/x.png)\n\n\`<b>\``,
  });
  await publish(server, 'Shop.Order.List', { title: '订单列表', module: '商城', verbs: ['GET'] });
  await publish(server, 'Tool.Calc.Add', { title: '相加', summary: '两数相加', module: '工具 & 其他' });
  await publish(server, 'Tool.Calc.Secret', { visibility: 'hidden', module: '秘密' });
  reader = (await enter(server, 'reader', 200)).call;
});
afterAll(() => server?.close());

const download = (caller: Pick<Caller, 'token'>, service: string, fields: CallFields = {}) =>
  rawCall(server.address, { service: `Platform.Docs.${service}`, access_token: caller.token || undefined, ...fields });
const text = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(server.address + path, { headers });
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() };
};

describe('an interface as Markdown', () => {
  it('is at its name', async () => {
    const { status, type, body } = await text('/docs/Tool.Calc.Add.md');
    expect([status, type]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(body).toContain('# 相加 `Tool.Calc.Add`\n\n两数相加\n');
    expect(body).toContain(`curl '${server.address}/api/Tool.Calc.Add'`);
    expect(body).toContain('| `a` | integer |');
  });

  it('speaks the language of the address before that of the header', async () => {
    expect((await text('/docs/Tool.Calc.Add.md', { 'accept-language': 'en-GB,en' })).body).toContain('## Parameters');
    expect((await text('/docs/Tool.Calc.Add.md?language=zh_cn', { 'accept-language': 'en' })).body).toContain('## 请求参数');
  });

  it('is there for what visitors may know of only, in the same words', async () => {
    const answers = await Promise.all(['Tool.Calc.Secret', 'Tool.Calc.Never', 'Admin.App.List'].map((name) => text(`/docs/${name}.md`)));
    expect(answers.map(({ status, type, body }) => [status, type, body.replace(/\w+\.\w+\.\w+/, '…')])).toEqual(
      Array(3).fill([404, 'text/plain; charset=utf-8', '接口 … 不存在\n']),
    );
  });
});

describe('llms.txt', () => {
  it('has a title, a summary and links by module', async () => {
    const { status, body } = await text('/llms.txt', { 'accept-language': 'en' });
    expect(status).toBe(200);
    const lines = body.split('\n');
    expect(lines[0]).toBe('# Portico');
    expect(lines[2]).toBe('> Portico: docs of 3 HTTP interfaces.');
    expect(lines.filter((line) => line.startsWith('#'))).toEqual(['# Portico', '## 工具 & 其他', '## 商城']);
    expect(body).toContain(`- [相加 Tool.Calc.Add](${server.address}/docs/Tool.Calc.Add.md?language=en): 两数相加\n`);
    expect(body).not.toContain('Secret');
    expect(body).not.toMatch(/(?<!\\)<(script|img)/);
  });

  it('leads to pages that are there', async () => {
    const { body } = await text('/llms.txt');
    const links = [...body.matchAll(/\]\((http[^)]+)\)/g)].map(([, link]) => link!);
    expect(links).toHaveLength(3);
    for (const link of links) expect((await fetch(link)).status).toBe(200);
  });

  it('says how a call is signed, by an example that is right', async () => {
    for (const [language, path] of [
      ['en', '/llms.txt'],
      ['zh-CN', '/llms.txt'],
      ['en', '/llms-full.txt'],
    ] as const) {
      const { body } = await text(path, { 'accept-language': language });
      for (const name of Object.values(signatureHeaders)) expect(body).toContain(`\`${name}\``);
      const [bodyHash = '', sign = ''] = [...body.matchAll(/`([0-9a-f]{64})`/g)].map(([, hex]) => hex);
      expect(createHash('sha256').update('{"amount":2}').digest('hex')).toBe(bodyHash);
      const call = { method: 'POST', path: '/api/Shop.Order.Create', query: '', timestamp: '1700000000', nonce: 'n0nce-0001', bodyHash };
      expect(signHeaders(call, 'secret-of-the-app')).toBe(sign);
      expect(body).toContain('`{"amount":2}`');
    }
  });

  it('has every page in llms-full.txt', async () => {
    const { status, body } = await text('/llms-full.txt');
    expect(status).toBe(200);
    for (const name of ['Shop.Order.Create', 'Shop.Order.List', 'Tool.Calc.Add']) expect(body).toContain(`\`${name}\`\n`);
    expect(body).not.toContain('Secret');
  });
});

describe('the offline file', () => {
  it('needs nothing and runs nothing, whatever people have written', async () => {
    const response = await download(server.call, 'Offline', { origin: 'https://open.example.com' });
    expect(response.headers.get('content-disposition')).toContain('docs.html');
    const html = await response.text();
    const tags: { name: string; attributes: Record<string, string> }[] = [];
    sanitizeHtml(html, {
      allowedTags: false,
      allowedAttributes: false,
      allowVulnerableTags: true,
      onOpenTag: (name, attributes) => tags.push({ name, attributes }),
    });
    const names = new Set(tags.map(({ name }) => name));
    for (const name of ['script', 'img', 'iframe', 'link', 'object', 'embed', 'form', 'base', 'svg', 'video', 'audio']) expect(names).not.toContain(name);
    for (const { attributes } of tags) {
      expect(Object.keys(attributes).filter((name) => /^on|^src/.test(name))).toEqual([]);
      expect(attributes.href ?? '#').toMatch(/^#/);
    }
    expect(html.match(/<style>([\s\S]*?)<\/style>/)?.[1]).not.toMatch(/url\(|@import/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(html).toContain('<strong>粗体</strong>');
  });

  it('has an index whose links lead to the interfaces', async () => {
    const html = await (await download(server.call, 'Offline')).text();
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!);
    const ids = [...html.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id!);
    expect(links).toEqual(['Tool.Calc.Add', 'Shop.Order.Create', 'Shop.Order.List']);
    expect(ids).toEqual(links);
  });

  it('may be one module in English, and has for administrators what is hidden', async () => {
    const html = await (await download(reader, 'Offline', { module: '秘密', language: 'en' })).text();
    expect(html).toContain('<html lang="en">');
    expect(html).toContain('id="Tool.Calc.Secret"');
    expect(html).not.toContain('Tool.Calc.Add');
    expect(await (await download(server.call, 'Offline', { module: '秘密' })).json()).toMatchObject({ ret: 404, msg: '没有模块“秘密”' });
  });
});

describe('the OpenAPI document', () => {
  it.each(['3.1', '3.0'])('of everything a visitor may know of is valid %s', async (version) => {
    const document = await (await download(server.call, 'OpenApi', { version, origin: 'https://open.example.com' })).json();
    expect(Object.keys(document.paths)).toEqual(['/api/App.Auth.ApplyToken', '/api/Tool.Calc.Add', '/api/Shop.Order.Create', '/api/Shop.Order.List']);
    expect(JSON.stringify(document)).not.toMatch(/x-portico|flow/);
    await expect(SwaggerParser.validate(structuredClone(document))).resolves.toMatchObject({ servers: [{ url: 'https://open.example.com' }] });
  });

  it('says what an interface takes and answers, and calls it at an address that works', async () => {
    const document = await (await download(server.call, 'OpenApi', { service_name: 'Tool.Calc.Add' })).json();
    const { post } = document.paths['/api/Tool.Calc.Add'];
    expect(post).toMatchObject({ operationId: 'Tool_Calc_Add', summary: '相加', description: '两数相加', tags: ['工具 & 其他'] });
    const { schema } = post.requestBody.content['application/json'];
    expect(schema).toMatchObject({ properties: { a: { type: 'integer' } }, additionalProperties: false });
    expect([document.security, document.components.securitySchemes]).toMatchObject([[{ accessToken: [] }], { accessToken: { scheme: 'bearer' } }]);
    expect(post.responses['200'].content['application/json'].schema.properties.data).toMatchObject({ properties: { sum: { type: 'integer' } } });
    expect(await (await fetch(`${server.address}/api/Tool.Calc.Add`, { method: 'POST', body: new URLSearchParams({ a: '1' }) })).json()).toMatchObject({
      ret: 406,
    });
  });

  it('of a hidden interface is for who may know of it', async () => {
    const fields = { service_name: 'Tool.Calc.Secret' };
    expect(await (await download(server.call, 'OpenApi', fields)).json()).toMatchObject({ ret: 404, msg: '接口 Tool.Calc.Secret 不存在' });
    expect((await (await download(reader, 'OpenApi', fields)).json()).info.title).toBeDefined();
  });
});

it('asks for the viewing password everywhere', async () => {
  const { rev } = await done(server.admin<{ rev: number }>('Admin.SiteConfig.Get'));
  await done(server.admin('Admin.SiteConfig.Edit', { rev, is_locked: true, view_password: 'sesame' }));
  for (const path of ['/llms.txt', '/llms-full.txt', '/docs/Tool.Calc.Add.md', '/docs/Tool.Calc.Never.md']) {
    expect(await text(path)).toEqual({ status: 401, type: 'text/plain; charset=utf-8', body: '查看接口文档需要密码\n' });
  }
  for (const service of ['Offline', 'OpenApi']) {
    expect(await (await download(server.call, service)).json()).toMatchObject({ ret: 401, data: { is_password_asked: true } });
    expect((await download(server.call, service, { password: 'sesame' })).headers.get('content-disposition')).toContain('attachment');
  }
});
