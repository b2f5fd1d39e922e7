import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from '../helpers/axe.ts';
import { chromiumForFile, openSite } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite({ demo: true, apps: ['site'] });
});
afterAll(() => server.close());

interface Place {
  path: string;
  /** What shows that the page is there. */
  shown: string;
  /** What comes once it is in sight. */
  below?: string;
}

const places = {
  home: { path: '/home', shown: 'h1' },
  list: { path: '/application/list', shown: 'tbody tr[data-row-key]' },
  form: { path: '/application/update/1', shown: '[data-field=name] input' },
  richText: { path: '/platmanage/article/detail/1', shown: '.richtext [role=textbox]' },
  single: { path: '/site', shown: '.monaco-editor textarea', below: '[data-field=options]' },
  detail: { path: '/user/look-over/2', shown: '.detail-section' },
  drawer: { path: '/application/list?open=1', shown: '.detail-section' },
  profile: { path: '/account/accountInfo', shown: '.detail-section' },
  logins: { path: '/account/loginRecord', shown: 'table' },
  import: { path: '/techzones/design/import', shown: '.imp-drop' },
  designer: { path: '/techzones/design/design', shown: '.design-inspector input' },
  dashboard: { path: '/stats/overview', shown: '.dash-chart canvas' },
  words: { path: '/docs/internal?words', shown: '.words-word' },
  missing: { path: '/no/such', shown: '.p-status' },
} satisfies Record<string, Place>;

describe('nothing serious stands in anybody’s way', () => {
  test.each(['light', 'dark'] as const)('on the login page, %s', async (colorScheme) => {
    const page = await browser.open(server, { colorScheme });
    await page.locator('[name=username]').waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  test.each([
    [
      'light',
      [
        places.home,
        places.list,
        places.form,
        places.richText,
        places.detail,
        places.drawer,
        places.logins,
        places.import,
        places.designer,
        places.words,
        places.dashboard,
        places.missing,
      ],
    ],
    ['dark', [places.list, places.form, places.single, places.drawer, places.profile, places.import, places.designer, places.dashboard]],
  ] as const)('on the pages inside, %s', async (colorScheme, visited) => {
    const page = await browser.open(server, { as: server.admin, colorScheme });
    for (const place of visited) {
      const { path, shown, below }: Place = place;
      await page.goto(`${server.address}/admin${path}`);
      if (below !== undefined) await page.locator(below).scrollIntoViewIfNeeded();
      await page.locator(shown).first().waitFor({ state: 'attached' });
      await page.locator('.ant-skeleton').first().waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState !== 'running'));
      expect(await violationsOf(page), path).toEqual([]);
    }
  });

  test('over chosen rows, on a phone and in the palette, dark', async () => {
    const page = await browser.open(server, { as: server.admin, colorScheme: 'dark', path: '/application/list' });
    await page.locator('tbody tr[data-row-key] input[type=checkbox]').first().check();
    await page.locator('.list-row-chosen').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 375, height: 900 });
    await page.locator('.p-logo span').waitFor({ state: 'hidden' });
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Control+k');
    await page.locator('.p-palette [role=option]').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
