import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Envelope } from '../../engine/core/protocol/envelope.ts';
import { enter } from '../helpers/accounts.ts';
import { violationsOf } from '../helpers/axe.ts';
import { buttonNamed, chromiumForFile, openSite, signIn } from '../helpers/browser.ts';
import { lighten } from '../helpers/captcha.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
let guarded: TestServer;
beforeAll(async () => {
  [server, guarded] = await Promise.all([openSite(), openSite({ environment: { PORTICO_CAPTCHA: 'on' } })]);
});
afterAll(() => Promise.all([server.close(), guarded.close()]));

describe('signing in', () => {
  test('a wrong password says so at its field; the right one leads to the address asked for, signing out back', async () => {
    const page = await browser.open(server, { path: '/user/list?page=1' });
    await page.waitForURL(/\/admin\/login\?redirect=/);
    await page.locator('[name=username]').fill('admin');
    await page.locator('[name=password]').fill('not-this-1');
    await page.keyboard.press('Enter');
    await page.locator('#password-fault').getByText('账号或密码错误').waitFor();
    await page.locator('[name=password]').fill('test-secret');
    await page.evaluate(() => Object.assign(window, { stays: true }));
    await page.getByRole('button', { name: buttonNamed('登录') }).click();
    await page.waitForURL(/\/user\/list/);
    await page.getByRole('row', { name: /admin/ }).waitFor();
    // The application has come while the password was checked: the page has become it, with nothing left of what it was.
    expect(await page.evaluate(() => ['stays' in window, document.querySelector('form[method=post]'), document.body.attributes.length])).toEqual([
      true,
      null,
      0,
    ]);

    await page.goto(`${server.address}/admin/login`);
    await page.waitForURL(/\/home/);
    await page.locator('.p-user').click();
    await page.getByRole('menuitem', { name: '退出登录' }).click();
    await page.waitForURL(/\/admin\/login$/);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
    expect(await page.evaluate(() => localStorage.getItem('portico-early'))).toBeNull();
    await page.goto(`${server.address}/admin/application/list`);
    await page.waitForURL(/\/admin\/login\?redirect=/);
  });

  test('what stands around all pages is drawn while the password is looked at, and home without another drawing before it', async () => {
    const page = await browser.open(server, { path: '/login' });
    await page.locator('[name=username]').fill('admin');
    await page.locator('[name=password]').fill('test-secret');
    const release = Promise.withResolvers<void>();
    await page.route('**/api/platform.php', async (route) => {
      if (route.request().postData()?.includes('Platform.User.UserLogin')) await release.promise;
      await route.continue();
    });
    await page.locator('button[type=submit]').click();
    // antd's variables are written with the first drawing. The form stands as it was.
    await page.waitForFunction(() => [...document.head.querySelectorAll('style')].some(({ textContent }) => textContent?.includes('--ant-color-primary')));
    expect(await page.locator('[name=username]').inputValue()).toBe('admin');
    await page.evaluate(() => {
      const addresses: string[] = [];
      new MutationObserver(() => addresses.push(location.pathname)).observe(document.body, { childList: true, subtree: true });
      Object.assign(window, { addresses });
    });
    release.resolve();
    await page.locator('.p-home h1').waitFor();
    expect(await page.evaluate(() => [...new Set((window as unknown as { addresses: string[] }).addresses)])).toEqual(['/admin/home']);
    // The sheet of the login page is gone, what the application has written is there.
    const styles = await page.evaluate(() => [...document.head.querySelectorAll('style')].map(({ textContent }) => textContent));
    expect(styles.filter((text) => text?.includes('.languages'))).toEqual([]);
    expect(styles.some((text) => text?.includes('--ant-color-primary'))).toBe(true);
  });

  test('a wrong captcha is told at its field and another picture comes; a click draws one too', async () => {
    const page = await browser.open(guarded);
    const picture = page.locator('#captcha-picture img');
    const drawn = (before: string) =>
      page.waitForFunction((old) => {
        const source = document.querySelector('#captcha-picture img')?.getAttribute('src') ?? '';
        return source !== '' && source !== old;
      }, before);
    await drawn('');
    const first = (await picture.getAttribute('src')) ?? '';
    await page.locator('#captcha-picture').click();
    await drawn(first);
    const second = (await picture.getAttribute('src')) ?? '';

    await page.locator('[name=username]').fill('admin');
    await page.locator('[name=password]').fill('test-secret');
    await page.keyboard.press('Enter');
    await page.getByText('请输入验证码').waitFor();
    await page.locator('#captcha').fill('????');
    await page.keyboard.press('Enter');
    await page.locator('#captcha-fault').getByText('验证码').waitFor();
    await drawn(second);
    expect(await page.locator('#captcha').inputValue()).toBe('');
    expect(page.url()).toContain('/login');

    const captcha_id = await page.locator('[name=captcha_id]').inputValue();
    const row = await guarded.platform.database.read.selectFrom('captcha').select('answer').where('captcha_id', '=', captcha_id).executeTakeFirstOrThrow();
    await page.locator('#captcha').fill(String(row.answer));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/home/);
  });

  test('who cannot read the picture lets the browser compute, is told when that is done, and gets in', async () => {
    const page = await browser.open(guarded);
    // The whole of this riddle is four million hashes, now and then forty: some of the bits are taken off it on its way.
    const requests: number[] = [];
    await page.route('**/api/*.php', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as Envelope<{ captcha_id?: string; bits?: number }>;
      if (answer.data?.captcha_id && answer.data.bits) {
        requests.push(answer.data.bits);
        answer.data.bits -= 5;
        await lighten(guarded, answer.data.captcha_id, answer.data.bits);
      }
      await route.fulfill({ response, json: answer });
    });
    // The browser may be lucky and through before anybody looks again.
    const computing = page.evaluate(
      () =>
        new Promise<void>((done) => {
          const isShown = () => [...document.querySelectorAll('.say')].some((words) => words.textContent.startsWith('正在计算验证') && words.checkVisibility());
          new MutationObserver(() => isShown() && done()).observe(document.documentElement, { attributes: true, childList: true, subtree: true });
        }),
    );
    await Promise.all([computing, page.getByRole('button', { name: '看不清' }).click()]);
    expect(await page.locator('#captcha').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('captcha-work');
    await page.locator('[name=username]').fill('admin');
    await page.locator('[name=password]').fill('test-secret');
    await page.getByText('计算验证已完成').waitFor();
    expect(requests).toEqual([22]);
    await page.unroute('**/api/*.php');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/home/);
  });
});

describe('the language', () => {
  test('chosen before signing in, changed in the header without a reload, remembered after one', async () => {
    const page = await browser.open(server);
    await page.locator('[name=username]').fill('admin');
    await page.locator('[name=password]').fill('not-this-1');
    await page.keyboard.press('Enter');
    await page.locator('#password-fault').getByText('账号或密码错误').waitFor();
    await page.getByRole('button', { name: 'English' }).click();
    await page.getByText('Sign in', { exact: false }).first().waitFor();
    await signIn(page);
    await page.getByRole('menuitem', { name: 'Account management' }).first().waitFor();
    const user = page.getByRole('button', { name: /admin/ });
    expect(await user.textContent()).toContain('Super admin');
    await page.evaluate(() => Object.assign(window, { stays: true }));

    await page.getByRole('button', { name: 'Language' }).hover();
    const hint = page.getByRole('tooltip').filter({ hasText: 'Language' });
    await hint.waitFor();
    await page.getByRole('button', { name: 'Language' }).click();
    await page.getByRole('menuitem', { name: '中文' }).waitFor();
    expect(await hint.count(), 'the hint lies over the first language').toBe(0);
    await page.getByRole('menuitem', { name: '中文' }).click();
    await page.getByRole('menuitem', { name: '账号管理' }).waitFor();
    await page.getByRole('button', { name: 'admin 超级管理员' }).waitFor();
    expect(await page.title()).toBe('首页 - Portico');
    expect(await page.evaluate(() => 'stays' in window)).toBe(true);

    await page.reload();
    await page.getByRole('menuitem', { name: '账号管理' }).waitFor();
    expect(await page.evaluate(() => [document.documentElement.lang, localStorage.getItem('language')])).toEqual(['zh-CN', 'zh_cn']);
  });
});

describe('the home page', () => {
  test('names all first steps of an empty platform, each of which leads to its page', async () => {
    const page = await browser.open(server, { as: server.admin, language: 'en' });
    const steps = page.locator('.p-home-steps li');
    await steps.nth(4).waitFor();
    const pages = ['/techzones/design/design', '/user/add', '/application/add', '/techzones/portAuthority/assignmentRules/add', '/platmanage/article/detail'];
    for (const [index, path] of pages.entries()) {
      await steps.nth(index).getByRole('button').click();
      await page.waitForURL(`${server.address}/admin${path}`);
      await page.locator('.design-name input, [data-field] input').filter({ visible: true }).first().waitFor();
      await page.goto(`${server.address}/admin/home`);
    }
    // A figure leads to the list behind it, with its filter.
    await page.locator('.p-figures').getByRole('link', { name: '1 new in 7 days' }).click();
    await page.waitForURL(/\/user\/list\?filter\.created_at\.from=/);
    await page.getByRole('row', { name: /admin/ }).waitFor();
  });
});

// After the others: an account more is not the empty platform that they look at.
describe('a password', () => {
  test('that is forgotten is set anew with a code that an administrator hands on', async () => {
    await enter(server, 'forgetful', 100);
    const page = await browser.open(server, { address: '/login', language: 'zh_cn' });
    await page.getByRole('link', { name: '忘记密码？' }).click();
    await page.locator('[name=username]').fill('forgetful');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByText('管理员已收到您的申请').waitFor();

    const admin = await browser.open(server, { path: '/user/password-requests', as: server.admin, language: 'zh_cn' });
    await admin
      .getByRole('row', { name: /forgetful/ })
      .getByRole('button', { name: '生成重置码' })
      .click();
    await admin.getByRole('dialog').getByRole('button', { name: '生成重置码' }).click();
    const code = await admin.getByRole('dialog').locator('code').textContent();
    expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);

    await page.getByRole('link', { name: '输入重置码' }).click();
    const fill = (name: string, value: string) => page.locator(`[name=${name}]`).fill(value);
    await fill('username', 'forgetful');
    await fill('code', 'AAAA-AAAA-AAAA');
    await fill('password', 'fresh-pass-1');
    await fill('password_confirm', 'fresh-pass-1');
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.locator('#code-fault').getByText('重置码错误或已失效').waitFor();
    await fill('code', code ?? '');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/login$/);
    await page.getByText('密码已修改').waitFor();
    await fill('username', 'forgetful');
    await fill('password', 'fresh-pass-1');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/console\//);
  });
});
