import { createHash, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enter, memberPassword } from '../helpers/accounts.ts';
import { violationsOf } from '../helpers/axe.ts';
import { chromiumForFile, openSite } from '../helpers/browser.ts';
import type { Caller, TestServer } from '../helpers/server.ts';
import { addApp } from '../plugins/apps/open-caller.ts';

const browser = chromiumForFile();
let server: TestServer;
let developer: Caller;
/** The agent's own address, where the browser comes back to. */
let agent: Server;
let callback: string;

beforeAll(async () => {
  server = await openSite();
  const account = await enter(server, 'developer', 100);
  developer = account.call;
  await addApp(server, { account_id: account.id, name: '天气小助手' });
  await addApp(server, { account_id: account.id, name: '报表' });
  agent = createServer((_request, response) => response.end('<link rel="icon" href="data:,">back at the agent'));
  await new Promise<void>((resolve) => agent.listen(0, '127.0.0.1', resolve));
  callback = `http://127.0.0.1:${(agent.address() as AddressInfo).port}/callback`;
});
afterAll(async () => {
  await server.close();
  agent.close();
});

async function authorizeAddress(): Promise<string> {
  const registered = await fetch(`${server.address}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Desk agent', redirect_uris: [callback], application_type: 'native', token_endpoint_auth_method: 'none' }),
  });
  const { client_id } = (await registered.json()) as { client_id: string };
  const code_challenge = createHash('sha256').update(randomBytes(32).toString('base64url')).digest('base64url');
  const query = { response_type: 'code', client_id, redirect_uri: callback, state: 's', code_challenge, code_challenge_method: 'S256' };
  return `/oauth/authorize?${new URLSearchParams(query)}`;
}

describe('a person who is asked by an agent', () => {
  test('signs in, chooses an app, allows it and is back at the agent', async () => {
    const page = await browser.open(server, { address: await authorizeAddress(), language: 'en' });
    await page.getByRole('link', { name: 'Sign in' }).last().click();
    await page.locator('input[name=username]').fill('developer');
    await page.locator('input[name=password]').fill(memberPassword);
    await page.locator('button[type=submit]').click();
    await page.getByRole('heading', { name: '“Desk agent” wants to call your interfaces' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByText('报表').click();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.getByText('back at the agent').waitFor();
    expect(page.url()).toMatch(/[?&]code=[\w-]{20,}/);
  });

  test('refuses in Chinese on a phone, by keyboard, and the agent hears of it', async () => {
    const page = await browser.open(server, { address: await authorizeAddress(), width: 375, colorScheme: 'dark', as: developer });
    await page.getByRole('heading', { name: '“Desk agent”请求调用您的接口' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
    expect(await violationsOf(page)).toEqual([]);
    await page.getByRole('button', { name: /拒绝/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('back at the agent').waitFor();
    expect(new URL(page.url()).searchParams.get('error')).toBe('access_denied');
  });

  test('is told when another browser began, or it is too late', async () => {
    const page = await browser.open(server, { address: '/connect/somebody-elses', as: developer, language: 'en' });
    await page.getByRole('heading', { name: 'Cannot continue' }).waitFor();
    await page.getByText('connect again from the agent').waitFor();
  });
});
