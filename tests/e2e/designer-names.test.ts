import { afterAll, beforeAll, expect, test } from 'vitest';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import { drawn } from '../designer/nodes/drawn.ts';
import { buttonNamed, chromiumForFile, openSite } from '../helpers/browser.ts';
import { designAddress, leaveFull, nameOf, storeDraft, storedDraft, topButton } from '../helpers/designer.ts';
import { type TestServer, until } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server.close());

test('a parameter is called anew over a name that another has, key by key, and keeps its link; undo takes the whole name back', async () => {
  const id = await storeDraft(server, computedDefinition('App.Name.Sum', { a: 'integer', b: 'integer' }, { sum: ['add', 'a', 'b'] }));
  const page = await browser.open(server, { as: server.admin, path: designAddress(id), language: 'en' });
  const second = page.getByRole('textbox', { name: 'Parameter name' }).nth(1);
  await second.fill('');
  await second.pressSequentially('amount');
  await page.keyboard.press('Control+s');
  const { definition } = await until(
    () => storedDraft(server, id),
    (stored) => stored.rev > 1,
  );
  expect(definition.parameters.map(({ name }) => name)).toEqual(['a', 'amount']);
  expect(definition.flow.nodes.flatMap(({ type, settings }) => (type === 'parameter' ? [settings.name] : []))).toEqual(['a', 'amount']);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.keyboard.press('Control+s');
  const rolledBack = await until(
    () => storedDraft(server, id),
    (stored) => stored.rev > 2,
  );
  expect(rolledBack.definition).toMatchObject({ parameters: [{ name: 'a' }, { name: 'b' }] });
});

test('the order of two writes stands on them and is changed in the inspector', async () => {
  const write = (table: string) => ({ type: 'table', settings: { operation: 'insert', table, columns: [{ name: 'name', type: 'string' }] } });
  const plain = drawn({
    service: 'App.Name.Write',
    parameters: [{ name: 'name', type: 'string' }],
    nodes: { one: write('first'), two: write('second') },
    edges: ['name.value -> one.name', 'name.value -> two.name', 'one.id -> return.id'],
  });
  const nodes = plain.flow.nodes.map((node, index) => ({ ...node, position: { x: index * 340, y: 0 } }));
  const id = await storeDraft(server, { ...plain, flow: { ...plain.flow, nodes } });
  const page = await browser.open(server, { as: server.admin, path: designAddress(id), language: 'en' });
  const orderOf = (node: string) => page.locator(`.react-flow__node[data-id="${node}"] .design-step-order`);
  await orderOf('two').filter({ hasText: '2' }).waitFor();
  await page.locator('.react-flow__node[data-id="two"] .design-step-title').click();
  await page.locator('.design-inspector button').filter({ hasText: 'Run earlier' }).click();
  await orderOf('two').filter({ hasText: '1' }).waitFor();
  await orderOf('one').filter({ hasText: '2' }).waitFor();
});

test('publishing under another name asks first, keeps the former one answering, and shows a draft that is ahead', async () => {
  const id = await storeDraft(server, computedDefinition('App.Former.Sum', { a: 'integer' }, { same: 'a' }));
  await server.admin('Admin.Interface.Publish', { id });
  const page = await browser.open(server, { as: server.admin, path: designAddress(id), language: 'en' });
  await nameOf(page).fill('Renamed.Sum');
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: buttonNamed('Unpublished changes') }).waitFor();
  await topButton(page, 'Publish').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('App.Former.Sum').first().waitFor();
  await dialog.getByText('No app has called it.').waitFor();
  await page.keyboard.press('Escape');
  await until(
    () => topButton(page, 'Publish').evaluate((button) => button === document.activeElement),
    (isFocused) => isFocused,
  );
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: buttonNamed('Publish anyway') }).click();
  await page.getByRole('button', { name: buttonNamed('Unpublished changes') }).waitFor({ state: 'detached' });
  expect(server.platform.services.find('App.Former.Sum')?.about?.deprecated).toBe(true);
  expect(server.platform.services.find('App.Renamed.Sum')?.about?.deprecated).not.toBe(true);
});

test('a new interface is new however it is asked for, what was begun before is offered, and its tab shows it as it was left', async () => {
  const page = await browser.open(server, { as: server.admin, path: '/techzones/design/design', language: 'en' });
  await leaveFull(page);
  const entry = (path: string) => page.locator(`.p-menu a[href$="/techzones/design/${path}"]`);
  const offer = page.locator('.design-restore').filter({ visible: true });
  const shows = (name: string) =>
    until(
      () => nameOf(page).inputValue(),
      (value) => (name === '' ? value === '' : value.startsWith(name)),
    );
  const newIsNew = async () => {
    await entry('design').click();
    await offer.waitFor();
    await shows('');
    await offer.getByRole('button', { name: buttonNamed('Restore') }).click();
    await shows('Left.Behind');
    await offer.waitFor({ state: 'detached' });
  };
  await nameOf(page).fill('Left.Behind');
  await newIsNew();
  await entry('list').click();
  await page.locator('.p-tab-active[data-key="/techzones/design/list"]').waitFor();
  await newIsNew();
  await entry('list').click();
  await page.locator('.p-tab-active[data-key="/techzones/design/list"]').waitFor();
  await page.locator('.p-tab[data-key="/techzones/design/design"]').click();
  await shows('Left.Behind');
  await page.locator('.p-tab[data-key="/techzones/design/list"]').click();
  await page.locator('.p-tab-active[data-key="/techzones/design/list"] .p-tab-close').click();
  await page.locator('.p-tab-active[data-key="/techzones/design/design"]').waitFor();
  await shows('Left.Behind');
  expect(await offer.count()).toBe(0);
  await entry('list').click();
  await page.locator('.p-tab-active[data-key="/techzones/design/list"]').waitFor();
  // Two visits in a row, of which the router may show the second alone.
  await page.evaluate(() => {
    const go = (path: string) => document.querySelector<HTMLElement>(`.p-menu a[href$="/techzones/design/${path}"]`)?.click();
    go('list');
    go('design');
  });
  await offer.waitFor();
  await shows('');
});
