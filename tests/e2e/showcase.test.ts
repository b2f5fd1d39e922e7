import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from '../helpers/axe.ts';
import { buttonNamed, chromiumForFile, openSite, pickUp, toast } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite({ demo: true });
});
afterAll(() => server.close());

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const saved = async (page: Page) => {
  await page.getByRole('button', { name: buttonNamed('保存') }).click();
  await toast(page, '保存成功').waitFor();
};
const press = async (page: Page, at: Locator, ...keys: string[]) => {
  await at.focus();
  for (const key of keys) await page.keyboard.press(key);
};

/** A picture of its own. */
const dot = (blue: number) =>
  sharp({ create: { width: 4, height: 4, channels: 3, background: { r: 47, g: 91, b: blue } } })
    .png()
    .toBuffer();

/** Brings a file as a person does who pastes it or lets it go over the field. */
async function giveFile(field: Locator, way: 'paste' | 'drop', name: string, bytes: Buffer): Promise<void> {
  await field.evaluate(
    (element, { way, name, text }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))], name, { type: 'image/png' }));
      const event = { bubbles: true, cancelable: true };
      element.dispatchEvent(
        way === 'paste' ? new ClipboardEvent(way, { ...event, clipboardData: data }) : new DragEvent(way, { ...event, dataTransfer: data }),
      );
    },
    { way, name, text: bytes.toString('base64') },
  );
}

interface Demo {
  path: string;
  /** A file that stands beside it, and a piece of its text. */
  file: string;
  says: string;
  act(page: Page): Promise<void>;
}

/** Each page and the one thing it is there for. */
const demos: Demo[] = [
  {
    path: 'count-to',
    file: 'CountTo.tsx',
    says: 'export function CountTo',
    act: async (page) => {
      const own = page.getByRole('region', { name: '自定义数字' });
      await own.getByLabel('目标值').fill('9876543.21');
      await page.keyboard.press('Tab');
      await own.getByText('9,876,543.21').first().waitFor();
      await press(page, own.getByRole('switch', { name: '缩写' }), 'Space');
      await own.getByText('987.7万').first().waitFor();
    },
  },
  {
    path: 'table',
    file: 'showcase_product.json',
    says: '"name": "showcase_product"',
    act: async (page) => {
      await row(page, '手冲咖啡壶').getByText('342').dblclick();
      await page.getByRole('dialog', { name: '修改手冲咖啡壶的库存' }).locator('input').fill('300');
      await page.keyboard.press('Enter');
      await row(page, '手冲咖啡壶').getByText('300').waitFor();
    },
  },
  {
    path: 'tree-table',
    file: 'showcase_department.json',
    says: '"as": ["tree", "table"]',
    act: async (page) => {
      await press(page, row(page, '云门科技').first(), 'ArrowRight');
      await row(page, '研发中心').first().waitFor();
    },
  },
  {
    path: 'org-tree',
    file: 'OrgTreePage.tsx',
    says: 'export default function OrgTreePage',
    act: async (page) => {
      const chart = page.getByRole('region', { name: '组织结构图' });
      await press(page, chart.getByRole('button', { name: '收起“研发中心”' }), 'Enter');
      await chart.getByText('平台组').waitFor({ state: 'detached' });
      await press(page, chart.getByRole('button', { name: /^财务部/ }), 'Enter');
      await page.getByRole('menuitem', { name: '编辑' }).waitFor();
      await page.keyboard.press('Escape');
    },
  },
  {
    path: 'markdown',
    file: 'showcase_markdown.json',
    says: '"format": "markdown"',
    act: async (page) => {
      const text = page.locator('[data-field=content] textarea');
      await text.fill('# 第一版\n\n**可用**');
      for (const [at, way] of (['paste', 'drop'] as const).entries()) {
        await giveFile(text, way, `${way}.png`, await dot(at));
        await expect.poll(() => text.inputValue()).toMatch(new RegExp(`!\\[${way}\\]\\(/files/[^)]+\\.png\\)`));
      }
      await page.getByText('预览', { exact: true }).click();
      await page.getByRole('heading', { name: '第一版' }).waitFor();
      await page.waitForFunction(
        () => [...document.querySelectorAll<HTMLImageElement>('main img[src^="/files/"]')].filter((one) => one.naturalWidth > 0).length === 2,
      );
      await saved(page);
    },
  },
  {
    path: 'rich-text',
    file: 'showcase_richtext.json',
    says: '"format": "richtext"',
    act: async (page) => {
      await press(page, page.locator('.richtext [role=textbox]'), 'Control+a', 'Control+b');
      await page.locator('.richtext [role=textbox] h2 strong').waitFor();
      await saved(page);
    },
  },
  {
    path: 'icons',
    file: 'showcase_icon.json',
    says: '"format": "icon"',
    act: async (page) => {
      await page.locator('[data-field=icon] button').click();
      await page.locator('.ant-popover input').first().fill('rocket');
      await page.locator('.ant-popover').getByRole('button', { name: 'rocket', exact: true }).click();
      await page.locator('[data-field=icon]').getByText('rocket').waitFor();
      await saved(page);
    },
  },
  {
    path: 'cropper',
    file: 'showcase_cropper.json',
    says: '"format": "image:380x130"',
    act: async (page) => {
      const buffer = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#2a6' } })
        .png()
        .toBuffer();
      await page.locator('[data-field=banner] input[type=file]').setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer });
      const dialog = page.getByRole('dialog');
      await press(page, dialog.locator('canvas'), 'ArrowRight', 'ArrowDown');
      await dialog.getByRole('button', { name: buttonNamed('确定') }).click();
      await page.locator('[data-field=banner] img').waitFor();
      await saved(page);
    },
  },
  {
    path: 'tree-select',
    file: 'showcase_tree_select.json',
    says: '"widget": "showcase/DepartmentTree"',
    act: async (page) => {
      const item = (name: string) => page.getByRole('treeitem', { name });
      await press(page, item('云门科技'), 'ArrowDown', 'ArrowDown');
      await press(page, item('研发中心'), 'Space');
      await page.getByText('已选 4 个部门').waitFor();
      expect(await item('云门科技').getAttribute('aria-checked')).toBe('mixed');
      await saved(page);
      await page.reload();
      await expect.poll(() => item('平台组').getAttribute('aria-checked')).toBe('true');
    },
  },
  {
    path: 'split-pane',
    file: 'SplitPane.tsx',
    says: 'export function SplitPane',
    act: async (page) => {
      const line = page.getByRole('separator', { name: '左右分隔线' });
      await press(page, line, 'ArrowRight', 'Shift+ArrowRight');
      expect(await line.getAttribute('aria-valuenow')).toBe('52');
      await press(page, page.getByRole('separator', { name: '上下分隔线' }), 'End');
      await page.getByText('已到边界').waitFor();
    },
  },
  {
    path: 'drag-list',
    file: 'DragListPage.tsx',
    says: 'export default function DragListPage',
    act: async (page) => {
      const grip = page.getByRole('button', { name: '开具九月发票', exact: true });
      await grip.focus();
      await pickUp(page);
      await page.locator('.showcase-drag-taken').waitFor();
      await page.keyboard.press('ArrowUp');
      await page.getByText(/第 2 位/).waitFor({ state: 'attached' });
      await page.keyboard.press('Space');
      await page.getByText('开具九月发票：待办第 3 位 → 待办第 2 位').waitFor();
      await page.getByRole('button', { name: '完成 开具九月发票' }).click();
      await page.getByText('开具九月发票：待办第 2 位 → 已完成第 3 位').waitFor();
    },
  },
  {
    path: 'drawer',
    file: 'ResizableDrawer.tsx',
    says: 'export function ResizableDrawer',
    act: async (page) => {
      await page.getByRole('button', { name: '打开抽屉' }).click();
      const edge = page.getByRole('separator', { name: '抽屉宽度（像素）' });
      await press(page, edge, 'ArrowLeft');
      expect(await edge.getAttribute('aria-valuenow')).toBe('394');
      await page.keyboard.press('Escape');
      await edge.waitFor({ state: 'hidden' });
    },
  },
  {
    path: 'i18n',
    file: 'I18nPage.tsx',
    says: 'export default function I18nPage',
    act: async (page) => {
      await page.getByLabel('应用数量').fill('3');
      await page.getByRole('radiogroup', { name: '语言' }).getByText('English').click();
      await page.getByText('You have 3 apps').waitFor();
      await page.getByRole('radiogroup', { name: 'Language' }).getByText('简体中文').click();
      await page.getByText('您有 3 个应用').waitFor();
    },
  },
  {
    path: 'multilevel-menu',
    file: 'sections.json',
    says: '"name": "showcase"',
    act: async (page) => {
      await page.getByRole('region', { name: '菜单层级' }).getByText('第 3 级').first().waitFor();
      await page.getByRole('button', { name: '查询参数 /argu/query?id=1' }).click();
      await page.waitForURL(/\/argu\/query\?id=1$/);
      await page.goBack();
      await page.getByRole('button', { name: '路径参数 /argu/params/1' }).click();
      await page.waitForURL(/\/argu\/params\/1$/);
    },
  },
];

describe('the components', () => {
  test.each(demos)('$path does what it is there for, with its source beside it', async ({ path, file, says, act }) => {
    const page = await browser.open(server, { as: server.admin, path: `/components/${path}` });
    const source = page.getByRole('complementary', { name: '源码' });
    await source.getByText(file).first().waitFor();
    await expect.poll(() => source.locator('pre').textContent()).toContain(says);
    await page.locator('.ant-skeleton').first().waitFor({ state: 'detached' });
    expect(await violationsOf(page)).toEqual([]);
    await act(page);
  });

  test('on a phone the source is folded below the page', async () => {
    const page = await browser.open(server, { as: server.admin, path: '/components/split-pane', width: 375, language: 'en' });
    await page.getByRole('button', { name: 'Show source' }).click();
    await page.getByRole('complementary', { name: 'Source' }).getByText('export function SplitPane').waitFor();
    expect(await page.locator('.p-page').evaluate((host) => host.scrollWidth - host.clientWidth)).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
  });
});

describe('demo data', () => {
  test('goes at one press on the home page', async () => {
    const page = await browser.open(server, { as: server.admin, path: '/home' });
    await page.getByRole('button', { name: buttonNamed('跳过') }).click();
    await page.getByRole('button', { name: buttonNamed('清除演示数据') }).click();
    await toast(page, '已清除').waitFor();
    await page.getByRole('button', { name: buttonNamed('清除演示数据') }).waitFor({ state: 'detached' });
  });
});
