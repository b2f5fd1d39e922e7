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

/**
 * Writes down what the page itself sees a person do, from now on until it is loaded anew: one click, one drag, one field that is filled, one chord
 * each. The click that leads into a field belongs to its filling; a paste fills it too. Events that no person can cause are not there to count.
 */
export async function watchActs(page: Page): Promise<void> {
  await page.evaluate(() => {
    const acts: { kind: 'press' | 'fill' | 'chord'; at: Element | null; words: string }[] = [];
    const seen = { acts: () => acts.map(({ kind, words }) => `${kind} ${words}`.trim()) };
    Object.assign(window, { seenActs: seen.acts });
    const wordsOf = (at: Element | null) => (at?.getAttribute('aria-label') ?? at?.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 24);
    const isChord = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey || key.length > 1;
    addEventListener(
      'pointerdown',
      ({ isTrusted, target }) => isTrusted && target instanceof Element && acts.push({ kind: 'press', at: target, words: wordsOf(target) }),
      true,
    );
    addEventListener(
      'keydown',
      (event) => {
        if (!event.isTrusted || ['Control', 'Meta', 'Alt', 'Shift'].includes(event.key)) return;
        const field = document.activeElement;
        const isPaste = event.ctrlKey && event.key === 'v';
        const last = acts.at(-1);
        if (isChord(event) && !isPaste) return void acts.push({ kind: 'chord', at: field, words: `${event.ctrlKey ? 'Ctrl+' : ''}${event.key}` });
        // One field may take another's place while somebody types, as a formula does.
        if (last?.kind === 'fill') return;
        if (last?.kind === 'press' && (last.at?.closest('.ant-select') ?? last.at)?.contains(field)) acts.pop();
        acts.push({ kind: 'fill', at: field, words: wordsOf(field) });
      },
      true,
    );
  });
}

/** What a person has done since `watchActs`. */
export const seenActs = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { seenActs(): string[] }).seenActs());

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
  const palette = page.locator('.design-palette-node').filter({ visible: true });
  await rail.or(palette).first().waitFor();
  if ((await palette.count()) > 0) return;
  await page.mouse.move(700, 450);
  await rail.getByRole('button').first().hover();
  await palette.first().waitFor();
}

/** Brings back menu and tabs, which the designer covers. */
export const leaveFull = (page: Page): Promise<void> => page.getByRole('button', { name: /^(退出铺满|Leave the full window)$/ }).click();
