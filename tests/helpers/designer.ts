import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { buttonNamed } from './browser.ts';

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

export const nodeOf = (page: Page, id: string): Locator => page.locator(`.react-flow__node[data-id="${id}"]`);
/** Of the tab on top: others wait behind it. */
export const nameOf = (page: Page): Locator => page.locator('.design-name input').filter({ visible: true });
/** A button of the designer's head by its text: an icon in it has a name of its own. */
export const topButton = (page: Page, words: string): Locator => page.locator('.design-top button').filter({ hasText: buttonNamed(words), visible: true });

/** Takes an entry of the palette onto the canvas with the pointer. */
export async function dragOnto(page: Page, entry: Locator): Promise<void> {
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
