import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { type InterfaceDefinition, serviceOf } from '../../designer/model/types/definition.ts';
import type { Envelope } from '../../engine/core/protocol/envelope.ts';
import { buttonNamed } from './browser.ts';
import type { CallFields, TestServer } from './server.ts';

/** Counts what a person does: one click, one drag, one typed field or one chord each. */
export function actCounter(): { act(name: string, perform: () => Promise<unknown>): Promise<void>; done: string[] } {
  const done: string[] = [];
  return {
    done,
    async act(name, perform) {
      done.push(name);
      await perform();
    },
  };
}

/** Stores a draft. Throws with what the server says where it does not. */
export async function storeDraft(server: TestServer, definition: InterfaceDefinition): Promise<number> {
  const stored = await server.admin<{ id: number }>('Admin.Interface.Save', { definition, rev: 0 });
  if (!stored.data?.id) throw new Error(`${serviceOf(definition)}: ${stored.msg}`);
  return stored.data.id;
}

export interface StoredDraft {
  id: number;
  rev: number;
  status: string;
  definition: InterfaceDefinition;
}

export async function storedDraft(server: TestServer, id: number): Promise<StoredDraft> {
  const { data, msg } = await server.admin<StoredDraft>('Admin.Interface.Get', { id });
  if (!data) throw new Error(msg);
  return data;
}

export const designAddress = (id: number): string => `/techzones/design/design_update/${id}`;

export const nodeOf = (page: Page, id: string): Locator => page.locator(`.react-flow__node[data-id="${id}"]`);
/** Of the tab on top: others wait behind it. */
export const nameOf = (page: Page): Locator => page.locator('.design-name input').filter({ visible: true });
/** A button of the designer's head by its text: an icon in it has a name of its own. */
export const topButton = (page: Page, words: string): Locator => page.locator('.design-top button').filter({ hasText: buttonNamed(words), visible: true });

/** Takes an entry of the palette onto the canvas with the pointer. */
export async function dragOnto(page: Page, entry: Locator): Promise<void> {
  await showPalette(page);
  await entry.scrollIntoViewIfNeeded();
  const [from, canvas] = [await entry.boundingBox(), await page.locator('.design-canvas').boundingBox()];
  if (!from || !canvas) throw new Error('nothing to drag');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 12, from.y + from.height / 2 + 8, { steps: 3 });
  await page.mouse.move(canvas.x + canvas.width / 2 - 120, canvas.y + canvas.height / 2, { steps: 8 });
  await page.mouse.up();
}

export async function allowClipboard(page: Page): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
}

/** Runs the command of the clipboard in a real shell and answers what it printed, as JSON. */
export async function answerOfCopied(page: Page): Promise<unknown> {
  const command = await page.evaluate(() => navigator.clipboard.readText());
  const { stdout } = await promisify(execFile)('sh', ['-c', command]);
  return JSON.parse(stdout);
}

/** Chooses a node on the canvas and what it computes in the inspector. @param operator its English name, as one searches for it */
export async function chooseOperator(page: Page, node: string, operator: string): Promise<void> {
  await nodeOf(page, node).click({ position: { x: 30, y: 12 } });
  await page.locator('[data-setting=operator]').getByRole('combobox').click();
  await page.keyboard.type(operator);
  await page.keyboard.press('Enter');
}

/** What a published interface answers a caller with the sandbox app's key. @param id of the record */
export async function answerOfGateway<Data>(server: TestServer, id: number, parameters: CallFields): Promise<Envelope<Data>> {
  const stored = await server.admin<{ definition: InterfaceDefinition }>('Admin.Interface.Get', { id });
  const { data } = await server.admin<{ curl: string }>('Admin.Interface.Curl', { id, origin: server.address });
  if (!stored.data || !data) throw new Error(`no interface ${id}`);
  const access_token = /Bearer ([^']+)/.exec(data.curl)?.[1];
  return server.call<Data>(serviceOf(stored.data.definition), { access_token, ...parameters });
}

/** Shows the palette, which is a rail while the designer has the whole window: there it opens where the pointer is over it. */
export async function showPalette(page: Page): Promise<void> {
  const rail = page.locator('.design-rail').filter({ visible: true });
  if ((await rail.count()) > 0 && (await page.locator('.design-rail-over').count()) === 0) await rail.getByRole('button').first().hover();
}

/** Brings back menu and tabs, which the designer covers. */
export const leaveFull = (page: Page): Promise<void> => page.getByRole('button', { name: /^(退出铺满|Leave the full window)$/ }).click();
