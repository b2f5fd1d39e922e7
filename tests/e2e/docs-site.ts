import type { Page } from 'playwright-core';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import { openSite } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';
import { done } from '../plugins/apps/open-caller.ts';
import { proxiedDefinition } from './docs-samples.ts';

/** Interfaces of the docs: open, controlled and hidden. */
export const [add, double, secret] = ['Shop.Calc.Add', 'Shop.Calc.Double', 'Tool.Calc.Secret'] as const;

const parameterA = { type: 'integer', required: true, min: 0, max: 99, example: 3, description: '第一个数' } as const;

/** Opens a site with these interfaces and the one of `proxiedDefinition`. Returns the id of the record of `add`. */
export async function openDocs(): Promise<{ server: TestServer; addId: number }> {
  const server = await openSite();
  const a = parameterA;
  const b = { type: 'integer', required: true, example: 4, description: '第二个数' } as const;
  const options = { type: 'object', properties: [{ name: 'round', type: 'boolean', description: '是否取整' }] } as const;
  const addId = await publishIn(server, {
    ...computedDefinition(add, { a, b, options: { ...options, properties: [...options.properties] } }, { sum: ['add', 'a', 'b'] }),
    title: '两数相加',
    summary: '把两个数加起来',
    description: '结果 **精确**，[详见](javascript:alert(1))。<script>alert(1)</script>',
    module: '计算',
    visibility: 'open',
  });
  await publishIn(server, { ...computedDefinition(double, { a }, { sum: ['add', 'a', 'a'] }), title: '加倍', module: '计算', visibility: 'controlled' });
  await publishIn(server, proxiedDefinition());
  await publishIn(server, { ...computedDefinition(secret, { a }, { sum: ['add', 'a', 'a'] }), title: '秘密', module: '工具', visibility: 'hidden' });
  return { server, addId };
}

/** Saves and publishes a definition. Returns the id of its record. */
export async function publishIn(server: TestServer, definition: object): Promise<number> {
  const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
  await done(server.admin('Admin.Interface.Publish', { id }));
  return id;
}

export const rows = (page: Page) => page.locator('.docs-row-call .docs-row-title');
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const field = (page: Page, name: string) => page.locator(`[data-parameter="${name}"]`);
export const snippet = (page: Page) => page.locator('.docs-code .docs-code-block').last().locator('pre');
export const openTry = (page: Page) => page.locator('.docs-code .ant-segmented-item').filter({ hasText: '在线调试' }).click();
export const sendButton = (page: Page) => page.locator('.docs-try button[type=submit]');
