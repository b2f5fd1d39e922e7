import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '../designer/nodes/drawn.ts';
import { enter } from '../helpers/accounts.ts';
import { chromiumForFile, openSite } from '../helpers/browser.ts';
import { designAddress, nameOf, storeDraft, topButton } from '../helpers/designer.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server?.close());

test('two people see each other in an interface, a conflict names who saved, and who closes the page is gone', async () => {
  const lin = await enter(server, 'lin_mei', 200);
  await server.admin('Admin.Permission.Grant', { account_id: lin.id, nodes: ['list', 'design', 'design_update'].map((page) => `/techzones/design/${page}`) });
  const id = await storeDraft(server, drawn({ service: 'Seen.By.Two', nodes: {}, edges: [] }));
  const mine = await browser.open(server, { as: server.admin, path: designAddress(id) });
  const theirs = await browser.open(server, { as: lin.call, path: designAddress(id) });
  await theirs.getByRole('status', { name: '正在打开此接口：admin' }).waitFor();
  await mine.getByRole('status', { name: '正在打开此接口：lin_mei' }).waitFor();
  expect(await mine.locator('.design-presence-one').allInnerTexts()).toEqual(['LM']);

  for (const [page, title] of [
    [theirs, 'Seen.By.Lin 林的'],
    [mine, 'Seen.By.Admin 管理员的'],
  ] as const) {
    await nameOf(page).fill(title);
    await topButton(page, '保存').click();
    if (page === theirs) await page.locator('.design-unsaved').waitFor({ state: 'detached' });
  }
  await mine.getByRole('dialog').getByText('lin_mei 保存了这个接口').waitFor();
  await mine.getByRole('dialog').getByRole('button', { name: '继续编辑' }).click();
  await theirs.close();
  await mine.getByRole('status', { name: /lin_mei/ }).waitFor({ state: 'detached' });
});
