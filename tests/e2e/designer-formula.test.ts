import { afterAll, beforeAll, expect, test } from 'vitest';
import { computedDefinition, emptyDefinition } from '../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../designer/model/types/definition.ts';
import { chromiumForFile, openSite } from '../helpers/browser.ts';
import { answerOfGateway, designAddress, nodeOf, storeDraft, topButton } from '../helpers/designer.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
beforeAll(async () => {
  server = await openSite();
});
afterAll(() => server.close());

let number = 0;
function orderTotal(): InterfaceDefinition {
  const line = [
    { name: 'price', type: 'float' as const, required: true },
    { name: 'qty', type: 'integer' as const, required: true },
  ];
  return {
    ...emptyDefinition(`App.Formula.Total${++number}`),
    parameters: [{ name: 'items', type: 'array', required: true, items: { type: 'object', properties: line } }],
    returns: [{ name: 'total', type: 'float' }],
    flow: { nodes: [{ id: 'return', type: 'return', settings: {}, position: { x: 400, y: 0 } }], edges: [] },
  };
}

test('an order total is one formula, written with what the field offers, proven and published', async () => {
  const draft = await storeDraft(server, orderTotal());
  const page = await browser.open(server, { as: server.admin, path: designAddress(draft) });
  await page.locator('.react-flow__node[data-id="return"] .design-step-head').click();
  const inspector = page.locator('.design-insp-port');
  await inspector.getByRole('textbox', { name: 'total 的值' }).click();
  await page.keyboard.type('=round(su');
  const field = page.getByRole('combobox', { name: 'total 的公式' });
  await page.getByRole('option', { name: /^sum/ }).click();
  await field.pressSequentially('it');
  await page.keyboard.press('Enter');
  await field.pressSequentially(', x => x.');
  await page.getByRole('option', { name: /^price/ }).waitFor();
  await page.keyboard.press('Enter');
  await field.pressSequentially(' * x.qyt) * 0.9, 2');
  expect(await field.inputValue()).toBe('round(sum(items, x => x.price * x.qyt) * 0.9, 2)');
  await inspector.getByRole('button', { name: '没有成员 qyt，是否要用 qty？' }).click();
  await page.keyboard.type('x.qty');
  expect(await field.inputValue()).toBe('round(sum(items, x => x.price * x.qty) * 0.9, 2)');
  await inspector.locator('.design-formula-type', { hasText: 'decimal' }).waitFor();
  await topButton(page, '发布').click();
  const items = [
    { price: 10.5, qty: 2 },
    { price: 33, qty: 1 },
  ];
  await expect.poll(async () => (await answerOfGateway(server, draft, { items })).data).toEqual({ total: 48.6 });
});

test('selected nodes fold into a formula by a key, and one undo brings them back', async () => {
  const price = computedDefinition('App.Formula.Folded', { a: 'float', b: 'float' }, { net: ['round', ['multiply', 'a', 'b'], { value: 2 }] });
  const draft = await storeDraft(server, price);
  const page = await browser.open(server, { as: server.admin, path: designAddress(draft) });
  const fold = async () => {
    await nodeOf(page, 'multiply').locator('.design-step-head').click();
    await nodeOf(page, 'round')
      .locator('.design-step-head')
      .click({ modifiers: ['Shift'] });
    await page.keyboard.press('Shift+E');
    await nodeOf(page, 'round').waitFor({ state: 'detached' });
  };
  await fold();
  expect(await page.getByRole('combobox', { name: 'net 的公式' }).inputValue()).toBe('round(a * b, 2)');
  await nodeOf(page, 'return').locator('.design-step-head').click();
  await page.keyboard.press('Control+z');
  await nodeOf(page, 'multiply').waitFor();
  await fold();
  await topButton(page, '发布').click();
  await expect.poll(async () => (await answerOfGateway(server, draft, { a: 1.5, b: 3 })).data).toEqual({ net: 4.5 });
});
