import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enter, memberPassword } from '../helpers/accounts.ts';
import { buttonNamed, chromiumForFile, openSection, openSite, pickUp, toast } from '../helpers/browser.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
let picture: { name: string; mimeType: string; buffer: Buffer };
beforeAll(async () => {
  server = await openSite({ apps: ['site'] });
  const buffer = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#2f5bd7' } })
    .png()
    .toBuffer();
  picture = { name: '柱廊.png', mimeType: 'image/png', buffer };
});
afterAll(() => server.close());

const ok = (page: Page) => page.getByRole('button', { name: buttonNamed('确定') });
const titlesStored = async () => ((await server.admin<{ items: { title: string }[] }>('Admin.Article.List')).data?.items ?? []).map(({ title }) => title);

describe('the form of an article', () => {
  test('leaves its buttons free where the way back to the top stands on a phone', async () => {
    const page = await browser.open(server, { as: server.admin, path: '/platmanage/article/detail', width: 375, height: 740 });
    await page.getByLabel('发布时间').waitFor();
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 400);
    await page.getByRole('button', { name: '回到顶部' }).waitFor();
    await ok(page).click({ trial: true });
  });

  test('tells what is missing, takes rich text with a link and a picture, and begins the next one', async () => {
    const page = await browser.open(server, { as: server.admin, path: '/platmanage/article/detail' });
    await ok(page).click();
    const summary = page.getByRole('alert').filter({ hasText: '表单数据有误，请重新填写' });
    await summary.waitFor();
    expect(await summary.getByRole('link').count()).toBe(4);
    await expect.poll(() => page.getByLabel('标题').evaluate((input) => input === document.activeElement)).toBe(true);
    await page.getByLabel('标题').fill('柱廊开张');
    await page.getByLabel('摘要').fill('一句话');
    await page.getByLabel('发布时间').fill('2026-03-02 09:30:00');
    await page.keyboard.press('Enter');
    await expect.poll(() => summary.getByRole('link').count()).toBe(1);

    const content = page.getByRole('textbox', { name: '内容' });
    await content.click();
    await page.keyboard.type('请看 ');
    await page.getByRole('button', { name: '加粗' }).click();
    await page.keyboard.type('说明');
    await page.keyboard.press('Control+a');
    await page.getByRole('button', { name: '链接', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('链接地址').fill('javascript:alert(1)');
    expect(await dialog.getByRole('button', { name: buttonNamed('确定') }).isDisabled()).toBe(true);
    await dialog.getByLabel('链接地址').fill('https://example.com/docs');
    await page.keyboard.press('Enter');
    await content.locator('a[href="https://example.com/docs"]').first().waitFor();
    await content.press('End');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: '插入图片' }).click();
    await (await chooser).setFiles(picture);
    await content.locator('img[alt*="柱廊"]').waitFor();
    await summary.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: '保存并新建' }).click();
    await toast(page, '保存成功').waitFor();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[data-field=title] input')?.value === '');
    expect(page.url()).toMatch(/article\/detail$/);
    expect((await content.textContent())?.trim()).toBe('');
    const stored = (await server.admin<{ content: string; publish_time: string }>('Admin.Article.Get', { id: 1 })).data;
    expect(stored?.content).toMatch(/<a [^>]*href="https:\/\/example\.com\/docs"[^>]*>.*说明/);
    expect(stored?.content).toMatch(/<img [^>]*src="\/[^"]+"/);
    expect(stored?.publish_time).toContain('09:30:00');
    expect(await page.getByRole('tab', { selected: true }).getByRole('img', { name: '有未保存的修改' }).count()).toBe(0);
  });

  test('keeps values, errors and the place of typing when the language changes, there and back', async () => {
    const page = await browser.open(server, { as: server.admin, path: '/platmanage/article/detail' });
    await ok(page).click();
    await page.getByLabel('标题').fill('半篇');
    for (const [button, name, title, error] of [
      ['语言', 'English', 'Title', 'Abstract is required'],
      ['Language', '中文', '标题', '摘要不能为空'],
    ] as const) {
      await page.getByRole('button', { name: button }).click();
      await page.getByRole('menuitem', { name }).click();
      await expect.poll(() => page.getByLabel(title).evaluate((input) => input === document.activeElement)).toBe(true);
      expect(await page.getByLabel(title).inputValue()).toBe('半篇');
      expect(await page.getByText(error).count()).toBe(2);
    }

    // What the server refused changes with the page as well.
    await server.admin('Admin.Configuration.Add', { name: 'shop.name', value: '廊下' });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto(`${server.address}/admin/platmanage/configuration/add`);
    await page.getByLabel('配置名称').fill('shop.name');
    await page.getByLabel('配置值').fill('檐下');
    await ok(page).click();
    const names = page.locator('[data-field=name]');
    await names.getByText('配置名称 已存在').waitFor();
    await page.getByRole('button', { name: '语言' }).click();
    await page.getByRole('menuitem', { name: 'English' }).click();
    await names.getByText(/already (exists|in use|taken)/).waitFor();
  });

  test('saves by key and stays, keeps what was not touched, and sends only what changed', async () => {
    const added = await server.admin<{ id: number }>('Admin.Article.Add', {
      title: '旧题',
      abstract: '甲',
      content: '<p>乙</p>',
      publish_time: '2026-01-01 08:00:00',
      keywords: '一,二',
    });
    const page = await browser.open(server, { as: server.admin, path: `/platmanage/article/detail/${added.data?.id}` });
    const title = `新题 ${added.data?.id}`;
    const edits: string[] = [];
    page.on('request', (request) => request.postData()?.includes('Article.Edit') && edits.push(request.url()));
    await page.getByLabel('标题').fill(title);
    await page.getByText('已修改 1 项').waitFor();
    const sent = page.waitForRequest((request) => request.postData()?.includes('Article.Edit') === true);
    await page.keyboard.press('Control+s');
    const form = new URLSearchParams((await sent).postData() ?? '');
    expect([...form.keys()].sort()).toEqual(['access_token', 'id', 'rev', 'service', 'title']);
    await toast(page, '保存成功').waitFor();
    expect(page.url()).toMatch(/article\/detail\/\d+$/);
    await page.getByText('已修改 1 项').waitFor({ state: 'detached' });
    // From a control that has a use for Enter, too.
    await page.getByLabel('发布时间').focus();
    await page.keyboard.press('Control+Enter');
    await page.waitForURL(/article\/list/);
    const row = page.getByRole('row').filter({ hasText: title });
    await row.waitFor();
    expect(await titlesStored()).toContain(title);
    expect(edits).toHaveLength(1);

    await row.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name: '复制' }).click();
    await page.waitForURL(/copy=/);
    await expect.poll(() => page.getByLabel('标题').inputValue()).toBe(title);
    await ok(page).click();
    await page.waitForURL(/article\/list/);
    await expect.poll(async () => (await titlesStored()).filter((stored) => stored === title)).toHaveLength(2);
  });
});

describe('a screen with one record', () => {
  test('orders a list by keyboard, previews Markdown, says once where JSON is wrong, and keeps all of it', async () => {
    const page = await browser.open(server, { as: server.admin });
    await openSection(page, '接口计费');
    await page.getByRole('menuitem', { name: '门店设置' }).click();
    await page.waitForURL(/\/site/);
    await page.getByLabel('门店名称').fill('廊下');
    await page.getByLabel('介绍').fill('# 欢迎\n\n<a href="javascript:hurt()">光临</a>');
    await page.getByText('预览', { exact: true }).click();
    await page.getByRole('heading', { name: '欢迎' }).waitFor();
    expect(await page.getByText('光临').getAttribute('href')).toBeNull();

    for (const [index, step] of ['进门', '点单', '付款'].entries()) {
      await page.locator('[data-field=steps]').getByRole('button', { name: '添加一项' }).click();
      await page.getByRole('textbox', { name: `第 ${index + 1} 项` }).fill(step);
    }
    await page.getByRole('button', { name: '移动第 3 项' }).focus();
    await pickUp(page);
    await page.locator('[aria-pressed=true]').waitFor();
    for (const place of [3, 2, 1]) {
      await page
        .getByRole('status')
        .filter({ hasText: `已移到第 ${place} 位` })
        .waitFor();
      await page.keyboard.press(place > 1 ? 'ArrowUp' : 'Space');
    }
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[data-field=steps] input')?.value === '付款');

    const json = page.getByRole('textbox', { name: '选项' });
    await json.waitFor({ state: 'attached' });
    await json.focus();
    await page.keyboard.insertText('{"wifi": tru');
    await page.getByText(/不是正确的 JSON/).waitFor();
    await page.getByRole('button', { name: buttonNamed('保存') }).click();
    await page.getByRole('alert').filter({ hasText: '表单数据有误，请重新填写' }).waitFor();
    expect(await page.locator('[data-field=options]').getByText(/JSON/).count()).toBe(1);
    await json.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.insertText('{"wifi": true}');
    await page.getByText(/不是正确的 JSON/).waitFor({ state: 'detached' });
    await page.keyboard.press('Control+s');
    await toast(page, '保存成功').waitFor();
    const stored = (await server.admin('Admin.Site.Get')).data;
    expect(stored).toMatchObject({ name: '廊下', steps: ['付款', '进门', '点单'], options: { wifi: true } });
    await page.reload();
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[data-field=name] input')?.value === '廊下');
  });

  test('takes a list of objects by the keyboard, tells errors at its members, and shows it under labels and masked', async () => {
    const page = await browser.open(server, { as: server.admin, path: '/site' });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.getByLabel('门店名称').fill('廊下');
    const contacts = page.locator('[data-field=contacts]');
    const nameOf = (index: number) => contacts.locator(`[data-member="${index}"] [data-member=name] input`);
    const isFocused = (index: number) => nameOf(index).evaluate((input) => input === document.activeElement);
    await contacts.getByRole('button', { name: '添加一项' }).press('Enter');
    await expect.poll(() => isFocused(0)).toBe(true);
    await page.keyboard.type(' 王工');
    await page.keyboard.press('Tab');
    await page.keyboard.type('１３８00138000');
    await contacts.getByRole('button', { name: '添加一项' }).press('Enter');
    await expect.poll(() => isFocused(1)).toBe(true);
    await page.getByLabel('门店名称').focus();
    await page.getByRole('button', { name: buttonNamed('保存') }).click();
    const summary = page.getByRole('alert').filter({ hasText: '表单数据有误，请重新填写' });
    await summary.waitFor();
    await expect.poll(() => isFocused(1)).toBe(true);
    expect(await nameOf(1).getAttribute('aria-invalid')).toBe('true');
    expect(await contacts.getByText('联系人 #2 姓名不能为空').count()).toBe(1);
    await page.getByLabel('门店名称').focus();
    await summary.getByRole('link', { name: '联系人 #2 姓名不能为空' }).click();
    await expect.poll(() => isFocused(1)).toBe(true);
    await page.keyboard.type('李四');
    await summary.waitFor({ state: 'detached' });

    await contacts.getByRole('button', { name: '移动第 2 项' }).focus();
    await pickUp(page);
    await page.locator('[aria-pressed=true]').waitFor();
    await page.keyboard.press('ArrowUp');
    await page.getByRole('status').filter({ hasText: '已移到第 1 位' }).waitFor();
    await page.keyboard.press('Space');
    await expect.poll(() => nameOf(0).inputValue()).toBe('李四');
    await page.reload();
    await page.getByRole('button', { name: buttonNamed('比较') }).click();
    await page.getByRole('columnheader', { name: '职责' }).waitFor();
    const row = page.getByRole('row', { name: /王工/ });
    expect(await row.textContent()).toMatch(/王工.*138\*\*\*\*8000.*销售/);
    await page.getByRole('button', { name: '恢复草稿' }).click();
    await page.getByRole('button', { name: buttonNamed('保存') }).click();
    await toast(page, '保存成功').waitFor();
    expect((await server.admin('Admin.Site.Get')).data?.contacts).toEqual([
      { name: '李四', duty: 'sales' },
      { name: '王工', phone: '13800138000', duty: 'sales' },
    ]);
  });

  test('finds the record it points to by initials, or makes it on the spot', async () => {
    const article = { abstract: '甲', content: '<p>乙</p>', publish_time: '2026-01-01 08:00:00' };
    await server.admin('Admin.Article.Add', { ...article, title: '停业通知' });
    await server.admin('Admin.Article.Add', { ...article, title: '中秋菜单' });
    const page = await browser.open(server, { as: server.admin, path: '/site' });
    const notice = page.getByRole('combobox', { name: '公告' });
    const chosen = page.locator('[data-field=notice] .ant-select');
    await notice.click();
    await page.locator('.ant-select-item', { hasText: '中秋菜单' }).waitFor();
    await notice.fill('tytz');
    await page.locator('.ant-select-item', { hasText: '中秋菜单' }).waitFor({ state: 'detached' });
    await page.locator('.ant-select-item', { hasText: '停业通知' }).click();
    await chosen.getByText('停业通知').waitFor();

    await page.getByRole('button', { name: '发布文章' }).click();
    const dialog = page.getByRole('dialog', { name: '发布文章' });
    await dialog.getByLabel('标题').fill('开业公告');
    await dialog.getByLabel('摘要').fill('一句话');
    await dialog.getByRole('textbox', { name: '内容' }).click();
    await page.keyboard.type('欢迎');
    await dialog.getByLabel('发布时间').fill('2026-03-02 09:30:00');
    await page.keyboard.press('Enter');
    await dialog.getByLabel('摘要').press('Control+s');
    await dialog.waitFor({ state: 'detached' });
    await chosen.getByText('开业公告').waitFor();
    expect(await titlesStored()).toContain('开业公告');
  });

  test('weeks begin on Monday in both languages', async () => {
    for (const [language, label, first] of [
      ['en', 'Opened', 'Mo'],
      ['zh_cn', '开业日期', '一'],
    ] as const) {
      const page = await browser.open(server, { as: server.admin, path: '/site', language });
      await page.getByLabel(label).click();
      expect(await page.locator('.ant-picker-content th').first().textContent()).toBe(first);
      await page.close();
    }
  });
});

describe('my own password', () => {
  test('asks for the old one, refuses two that differ, and signs in with the new one', async () => {
    const { call } = await enter(server, 'editor', 200);
    const page = await browser.open(server, { as: call, path: '/account/resetPassword' });
    await page.getByLabel('原密码').fill('wrong-one');
    await page.getByLabel('新密码').first().fill('fresh-pass-1');
    await page.getByLabel('确认新密码').fill('fresh-pass-2');
    await page.getByRole('button', { name: buttonNamed('修改密码') }).click();
    await page.getByText('两次输入的密码不一致').waitFor();
    await page.getByLabel('确认新密码').fill('fresh-pass-1');
    await page.getByRole('button', { name: buttonNamed('修改密码') }).click();
    await page.getByText(/原密码.*(错误|不正确)/).waitFor();
    await page.getByLabel('原密码').fill(memberPassword);
    await page.getByRole('button', { name: '修改密码' }).click();
    await toast(page, /密码/).waitFor();
    expect((await server.login('editor', 'fresh-pass-1')).token).not.toBe('');
  });
});
