import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { externalDatabases } from '../designer/server/databases/external-databases.ts';
import { buttonNamed, chromiumForFile, openSite } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';
import { done } from '../plugins/apps/open-caller.ts';

const browser = chromiumForFile();
const databases = externalDatabases();
const slow = { postgres: 'select pg_sleep(59)', mysql: 'select sleep(59)', sqlite: '' };
const body = {
  postgres: (factor: number) =>
    `create or replace procedure double_postgres(in wanted integer, inout answer integer) language plpgsql as $$ begin answer := wanted * ${factor}; end $$`,
  mysql: (factor: number) => `create procedure double_mysql(in wanted int) select wanted * ${factor} as answer`,
  sqlite: () => '',
};
let server: TestServer;

beforeAll(async () => {
  process.env.PORTICO_OUTBOUND_ALLOW = databases.flatMap(({ address }) => address ?? []).join(',');
  server = await openSite();
  for (const database of databases) {
    const fields = await database.create(server.platform.config.dataFolder);
    await done(server.admin('Admin.DatabaseConfig.Add', { service_name: `of_${database.kind}`, charset: 'UTF8', primary_key: 'id', ...fields }));
  }
});
afterAll(async () => {
  delete process.env.PORTICO_OUTBOUND_ALLOW;
  await server?.close();
  await Promise.all(databases.map((database) => database.remove()));
});

describe.each(databases)('On $kind', ({ kind, run }) => {
  const rowOf = (page: Page, text: string) =>
    page
      .locator('.list-table tbody tr')
      .filter({ hasText: `of_${kind}` })
      .filter({ hasText: text });
  const more = async (page: Page, row: string, action: string) => {
    await rowOf(page, row).getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };

  it('a table is made, renamed and dropped, and its rows stay in copies', async () => {
    const page = await browser.open(server, { as: server.admin, path: '/database/manage', language: 'en' });
    await page
      .getByRole('button', { name: buttonNamed('Create table') })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /Database/ }).fill(`of_${kind}`);
    await page
      .locator('.ant-select-item-option')
      .filter({ hasText: `of_${kind}` })
      .click();
    await dialog.getByRole('textbox', { name: /Table name/ }).fill('cup_1');
    await dialog.getByRole('button', { name: /Add an item/ }).click();
    await dialog.getByRole('textbox', { name: /Name/ }).last().fill('label');
    await dialog.getByRole('button', { name: buttonNamed('Create table') }).click();
    await dialog.getByText('The name must not end with an underscore and a number').waitFor();
    await dialog.getByRole('textbox', { name: /Table name/ }).fill('cup');
    await dialog.getByRole('button', { name: buttonNamed('Create table') }).click();
    await rowOf(page, 'cup').waitFor();
    await run("insert into cup (label) values ('blue')");
    await more(page, 'cup', 'Rename');
    await dialog.getByRole('textbox', { name: /New name/ }).fill('mug');
    await dialog.getByRole('button', { name: buttonNamed('Rename') }).click();
    await dialog.getByText(/backup_\d+_cup/).waitFor();
    await page.keyboard.press('Escape');
    await more(page, 'mug', 'Drop');
    await dialog.getByText('mug', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: buttonNamed('Drop') }).click();
    const backup = /backup_\d+_mug/.exec((await dialog.getByText(/backup_\d+_mug/).textContent()) ?? '')?.[0];
    expect(await run(`select label from ${backup}`)).toMatchObject([{ label: 'blue' }]);
  });

  it.skipIf(kind === 'sqlite')('a statement that runs is shown, and ends when it is killed', async () => {
    const ended = server.admin('Admin.Database.RunSql', { database: `of_${kind}`, sql: slow[kind], seconds: 60 });
    const page = await browser.open(server, { as: server.admin, path: '/database/process', language: 'en' });
    const running = rowOf(page, slow[kind]);
    while (!(await running.isVisible())) {
      await page.locator('.list-table').waitFor();
      await page.getByRole('button', { name: 'Reload' }).click();
    }
    await running.getByText('End statement', { exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: buttonNamed('End statement') })
      .click();
    expect(await ended).toMatchObject({ data: null });
    await running.waitFor({ state: 'detached' });
  });

  it.skipIf(kind === 'sqlite')('a procedure is saved and run, tried, and run again when it has changed', async () => {
    const page = await browser.open(server, { as: server.admin, path: '/database/proc-setting', language: 'en' });
    await page.getByRole('textbox', { name: 'Name' }).fill(`double_${kind}`);
    await page.getByRole('combobox', { name: 'Database' }).click();
    await page
      .locator('.ant-select-item-option')
      .filter({ hasText: `of_${kind}` })
      .click();
    const write = async (factor: number) => {
      await page.locator('.procedure-editor .monaco-editor textarea').first().focus();
      await page.keyboard.press('Control+A');
      await page.keyboard.insertText(body[kind](factor));
      await page.getByRole('button', { name: 'Save and run' }).click();
    };
    await write(2);
    await page.waitForURL(/proc-setting\/\d+/);
    const tried = page.getByRole('region', { name: 'Test call' });
    const answers = async (answer: string) => {
      await tried.getByRole('textbox', { name: 'wanted' }).fill('21');
      await tried.getByRole('button', { name: 'Test call' }).click();
      await tried.getByRole('cell', { name: answer, exact: true }).waitFor();
    };
    await answers('42');
    await page.getByRole('checkbox', { name: /Force/ }).check();
    await write(3);
    await page.getByRole('region', { name: /edits/ }).getByRole('listitem').nth(1).waitFor();
    await answers('63');
  });
});
