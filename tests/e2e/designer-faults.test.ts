import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../designer/model/types/definition.ts';
import { rounds } from '../faults/rounds.ts';
import { enter, memberPassword } from '../helpers/accounts.ts';
import { buttonNamed, chromiumForFile, openSite, patience } from '../helpers/browser.ts';
import { designAddress, leaveFull, nameOf, nodeOf, storeDraft, storedDraft, topButton } from '../helpers/designer.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
let id: number;
let turn = 0;
beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server?.close());
beforeEach(async () => {
  const plain = computedDefinition(`App.Fault${++turn}.Both`, { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] });
  id = await storeDraft(server, { ...plain, title: '原题' });
});

const stored = () => storedDraft(server, id);
const address = () => `${server.address}/admin${designAddress(id)}`;
async function open(): Promise<Page> {
  const page = await browser.open(server, { as: server.admin, path: designAddress(id) });
  await nodeOf(page, 'add').waitFor();
  return page;
}
const title = async (page: Page) => /\s(.*)$/.exec(await nameOf(page).inputValue())?.[1];
const rename = (page: Page, words: string) => nameOf(page).fill(`Fault${turn}.Both ${words}`);
const dialogOf = (page: Page) => page.getByRole('dialog');

/** The same numbers in every run, from 0 up to and without 1. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

describe('a tab that dies', () => {
  const kills = rounds(2, 10);

  /** Draws in a tab, kills it and looks at what the next one offers, again and again. */
  async function deaths(className: string, seed: number): Promise<void> {
    const draft = await storeDraft(server, { ...computedDefinition(`App.${className}.Both`, { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] }) });
    const path = designAddress(draft);
    const random = seeded(seed);
    let page = await browser.open(server, { as: server.admin, path });
    await nodeOf(page, 'add').waitFor();
    let done: string[] = [];
    for (let kill = 0; kill < kills; kill++) {
      const acts = 1 + Math.floor(random() * 4);
      for (let act = 0; act < acts; act++) {
        const words = `第${kill}次${act}`;
        done.push(words);
        await nameOf(page).fill(`${className}.Both ${words}`);
      }
      const context = page.context();
      const crash = await context.newCDPSession(page);
      const crashed = page.waitForEvent('crash');
      // Nobody is left to answer it.
      crash.send('Page.crash').catch(() => undefined);
      await crashed;
      page = await context.newPage();
      page.setDefaultTimeout(patience);
      await page.goto(`${server.address}/admin${path}`);
      await page.getByRole('button', { name: buttonNamed('恢复') }).click();
      expect(done.slice(-2), `kill ${kill}`).toContain(await title(page));
      done = done.slice(-1);
    }
  }

  test(`${2 * kills} times at any moment, costs one act at most each time`, async () => {
    await Promise.all([deaths('Dying', 7), deaths('Dead', 8)]);
  }, 300_000);
});

test('two tabs on one interface keep their own unsaved work, which nobody is offered while they live, and no other account at all', async () => {
  const one = await open();
  const context = one.context();
  const next = async () => {
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await page.goto(address());
    await nodeOf(page, 'add').waitFor();
    return page;
  };
  const other = await next();
  await rename(one, '第一页');
  await rename(other, '第二页');
  const third = await next();
  // What is offered would be there by the time a question to the other tabs is answered twice.
  await third.evaluate(() => new Promise((resolve) => setTimeout(resolve, 800)));
  expect(await third.getByText('发现上次未保存的内容').count()).toBe(0);
  await third.close();
  await one.close({ runBeforeUnload: false });
  await other.close({ runBeforeUnload: false });

  const stranger = await enter(server, 'stranger', 200);
  await server.admin('Admin.Permission.Grant', { account_id: stranger.id, nodes: ['/techzones/design/list', '/techzones/design/design_update'] });
  await context.addCookies([{ name: 'token', value: stranger.call.token, url: server.address }]);
  const foreign = await next();
  await foreign.evaluate(() => new Promise((resolve) => setTimeout(resolve, 800)));
  expect(await foreign.getByText('发现上次未保存的内容').count()).toBe(0);
  await foreign.close();

  await context.addCookies([{ name: 'token', value: server.admin.token, url: server.address }]);
  const again = await next();
  await again.getByRole('button', { name: buttonNamed('丢弃') }).click();
  await again.getByRole('button', { name: buttonNamed('恢复') }).click();
  expect(await title(again)).toBe('第一页');
});

describe('two editors', () => {
  test('see both edits before either is stored over the other, also when one only publishes', async () => {
    const one = await open();
    const other = await one.context().newPage();
    other.setDefaultTimeout(patience);
    await other.goto(address());
    await nodeOf(other, 'add').waitFor();
    await rename(one, '我的题');
    await topButton(one, '保存').click();
    await expect.poll(async () => (await stored()).definition.title).toBe('我的题');

    await topButton(other, '发布').click();
    await dialogOf(other).getByText('该接口已被他人保存').waitFor();
    expect((await stored()).status).toBe('draft');
    await dialogOf(other)
      .getByRole('button', { name: buttonNamed('继续编辑') })
      .click();
    await dialogOf(other).waitFor({ state: 'hidden' });
    await other.locator('.react-flow__node[data-id=add]').click();
    await other.keyboard.press('d');
    await other.keyboard.press('Control+s');
    await dialogOf(other)
      .getByRole('button', { name: buttonNamed('合并并保存') })
      .click();
    await expect
      .poll(async () => {
        const { definition } = await stored();
        return [definition.title, definition.flow.nodes.find((node) => node.id === 'add')?.disabled];
      })
      .toEqual(['我的题', true]);
  });

  test('work that died before somebody else saved is merged with what they saved', async () => {
    const page = await open();
    await rename(page, '没有保存');
    const again = await page.context().newPage();
    again.setDefaultTimeout(patience);
    await page.close({ runBeforeUnload: false });
    const { definition, rev } = await stored();
    await server.admin('Admin.Interface.Save', { id, rev, definition: { ...definition, summary: '他的摘要' } });
    await again.goto(address());
    await again.getByRole('button', { name: buttonNamed('恢复') }).click();
    await dialogOf(again)
      .getByRole('button', { name: buttonNamed('合并并保存') })
      .click();
    await expect.poll(async () => (await stored()).definition).toMatchObject({ title: '没有保存', summary: '他的摘要' });
  });
});

test('two hundred steps lead back to the beginning and forth again', async () => {
  const page = await open();
  const placeOf = (definition: InterfaceDefinition) => definition.flow.nodes.find((node) => node.id === 'add')?.position;
  const before = placeOf((await stored()).definition);
  await nodeOf(page, 'add').click();
  const press = (key: string, ctrlKey: boolean, shiftKey: boolean, times: number) =>
    page.evaluate(
      async (wanted) => {
        for (let act = 0; act < wanted.times; act++) {
          const target = document.activeElement ?? document.body;
          target.dispatchEvent(new KeyboardEvent('keydown', { ...wanted, bubbles: true, cancelable: true }));
        }
      },
      { key, ctrlKey, shiftKey, times },
    );
  // A change of direction ends a group of nudges.
  for (let act = 0; act < 100; act++) {
    await press('d', false, false, 1);
    await press('ArrowRight', false, false, 1);
  }
  await press('z', true, false, 200);
  expect(await page.getByRole('button', { name: '撤销', exact: true }).isDisabled()).toBe(true);
  expect(await page.locator('.design-unsaved').count()).toBe(0);
  await press('z', true, true, 200);
  expect(await page.getByRole('button', { name: '重做', exact: true }).isDisabled()).toBe(true);
  await page.keyboard.press('Control+s');
  await expect.poll(async () => placeOf((await stored()).definition)?.x).toBe((before?.x ?? 0) + 1600);
});

test('a save the network swallows keeps the work and says so', async () => {
  const page = await open();
  await rename(page, '断网');
  await page.route('**/api/**', (route) => (route.request().postData()?.includes('Interface.Save') ? route.abort() : route.continue()));
  await topButton(page, '保存').click();
  await page.locator('.p-toast').first().waitFor();
  expect(await title(page)).toBe('断网');
  await page.locator('.design-unsaved').waitFor();
  await page.unroute('**/api/**');
  await topButton(page, '保存').click();
  await expect.poll(async () => (await stored()).definition.title).toBe('断网');
  browser.faults.splice(0);
});

test('a session that ends while somebody draws keeps the work for after the login', async () => {
  const { id: account, call } = await enter(server, 'drawer', 200);
  await server.admin('Admin.Permission.Grant', {
    account_id: account,
    nodes: ['/techzones/design/list', '/techzones/design/design', '/techzones/design/design_update'],
  });
  const page = await browser.open(server, { as: call, path: designAddress(id) });
  await nodeOf(page, 'add').waitFor();
  await rename(page, '下线之前');
  await call('Platform.User.Logout');
  await page.waitForURL(/\/admin\/login\?redirect=/);
  await page.locator('[name=username]').fill('drawer');
  await page.locator('[name=password]').fill(memberPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(/design_update\/\d+$/);
  await page.getByRole('button', { name: buttonNamed('恢复') }).click();
  expect(await title(page)).toBe('下线之前');
});

test('publishing with errors shows them and publishes nothing; twice in a row publishes once', async () => {
  const page = await open();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('Interface.Publish')) calls.push('publish');
  });
  await nameOf(page).fill(`fault${turn}.Both 原题`);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('tabpanel').getByText('须以大写字母开头').first().waitFor();
  expect(calls).toEqual([]);
  expect((await stored()).status).toBe('draft');
  // The answer waits for the last press: on a quick machine the first publish would be over before.
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/api\//, async (route) => {
    if (route.request().postData()?.includes('Interface.Publish')) await pressed.promise;
    await route.continue();
  });
  await rename(page, '原题');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Control+Enter');
  await topButton(page, '发布').dblclick({ force: true });
  pressed.resolve();
  await topButton(page, '复制 curl').and(page.locator(':enabled')).waitFor();
  expect(calls).toEqual(['publish']);
  const { data } = await server.admin<{ items: unknown[] }>('Admin.Interface.History', { id });
  expect(data?.items).toHaveLength(1);
});

test('a tab with unsaved work asks before it closes', async () => {
  const page = await open();
  await rename(page, '改了');
  await leaveFull(page);
  await page.locator('.p-tab-close').last().click();
  await dialogOf(page).getByText('确定要关闭这一页吗').last().waitFor();
  await dialogOf(page)
    .getByRole('button', { name: buttonNamed('继续编辑') })
    .click();
  await dialogOf(page).waitFor({ state: 'hidden' });
  expect(await title(page)).toBe('改了');
});
