import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumForFile } from '../helpers/browser.ts';
import { openServer, type TestServer } from '../helpers/server.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openServer({ demo: true, apps: ['site'] });
});
afterAll(() => server.close());

interface Violation {
  id: string;
  impact: string;
  nodes: { target: string[]; failureSummary: string }[];
}

/** What axe calls serious or critical, one line each. */
async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate<Violation[]>('axe.run({ resultTypes: ["violations"] }).then((result) => result.violations)');
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} – ${failureSummary}`));
}

describe('nothing serious stands in the way of anybody', () => {
  test.each(['light', 'dark'] as const)('on the login page, %s', async (colorScheme) => {
    const page = await browser.open(server, { colorScheme });
    await page.locator('[name=username]').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  test.each([
    ['light', 'home', '/home', 'h1'],
    ['light', 'a list', '/application/list', 'tbody tr[data-row-key]'],
    ['dark', 'a list', '/application/list', 'tbody tr[data-row-key]'],
    ['light', 'a form', '/application/update/1', '[data-field=name] input'],
    ['dark', 'a form', '/application/update/1', '[data-field=name] input'],
    ['light', 'a form with rich text', '/platmanage/article/detail/1', '.richtext [role=textbox]'],
    ['dark', 'a single record', '/site', '.native-edit-context'],
    ['light', 'a detail', '/user/look-over/2', '.detail-section'],
    ['light', 'a detail beside its list', '/application/list?open=1', '.detail-section'],
    ['dark', 'a detail beside its list', '/application/list?open=1', '.detail-section'],
    ['dark', 'my profile', '/account/accountInfo', '.ant-descriptions'],
    ['light', 'recent logins', '/account/loginRecord', 'table'],
    ['light', 'an error', '/no/such', '.p-status'],
  ] as const)('%s: %s', async (colorScheme, _name, path, shown) => {
    const page = await browser.open(server, { as: server.admin, colorScheme, path });
    await page.locator(shown).first().waitFor({ state: 'attached' });
    await page.locator('.ant-skeleton').first().waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running'));
    expect(await violationsOf(page)).toEqual([]);
  });
});
