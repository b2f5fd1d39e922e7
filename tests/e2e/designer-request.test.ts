import { afterAll, beforeAll, expect, test } from 'vitest';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import { addNode } from '../../designer/model/edits/flow/node-edits.ts';
import { chromiumForFile, openSite } from '../helpers/browser.ts';
import { designAddress, nodeOf, storeDraft, storedDraft, topButton } from '../helpers/designer.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server.close());

test('query and headers are tables: rows are added, named, valued, switched off, and a key becomes a secret of the configuration', async () => {
  const settings = { method: 'GET', url: 'https://api.example.com/rates', inputs: [{ port: 'q', in: 'query' }] };
  const bare = computedDefinition('App.Rates.Ask', { a: 'string' }, { a: 'a' });
  const draft = await storeDraft(server, addNode(bare, { id: 'ask', type: 'http', settings, position: { x: 0, y: 300 } }));
  const page = await browser.open(server, { as: server.admin, path: designAddress(draft) });
  await nodeOf(page, 'ask').locator('.design-step-head').click();
  const headers = page.getByRole('group', { name: '请求头' });
  await headers.getByRole('combobox', { name: '添加 请求头' }).click();
  await page.keyboard.type('x-api');
  await page.getByRole('option', { name: 'X-Api-Key' }).waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await headers.getByRole('textbox', { name: '值 X-Api-Key' }).fill('k-123456');
  await headers.getByRole('button', { name: '存为密钥' }).click();
  await headers.getByRole('button', { name: '断开 X-Api-Key' }).waitFor();
  const query = page.getByRole('group', { name: '查询参数' });
  await query.getByRole('textbox', { name: '值 q' }).fill('CNY');
  await query.getByRole('checkbox', { name: '发送 q' }).uncheck();
  await topButton(page, '保存').click();
  await expect
    .poll(async () => (await storedDraft(server, draft)).definition.flow.nodes.find(({ id }) => id === 'ask'))
    .toMatchObject({
      settings: {
        inputs: [
          { port: 'q', in: 'query', off: true },
          { port: 'X-Api-Key', in: 'header' },
        ],
      },
      values: { q: 'CNY' },
    });
  const { definition } = await storedDraft(server, draft);
  expect(JSON.stringify(definition)).not.toContain('k-123456');
  const secret = definition.flow.nodes.find(({ type }) => type === 'config')?.settings.name;
  const { data } = await server.admin<{ items: object[] }>('Admin.Configuration.List', { search: String(secret) });
  expect(data?.items).toMatchObject([{ name: secret, secret: true }]);
});
