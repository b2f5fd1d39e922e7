import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawn } from '../designer/nodes/drawn.ts';
import { type EchoUpstream, echoUpstream } from '../designer/nodes/echo-upstream.ts';
import { chromiumForFile, openSite } from '../helpers/browser.ts';
import { designAddress, nodeOf, storeDraft, storedDraft } from '../helpers/designer.ts';
import type { TestServer } from '../helpers/server.ts';

const browser = chromiumForFile();
let server: TestServer;
let upstream: EchoUpstream;
beforeAll(async () => {
  [server, upstream] = await Promise.all([openSite(), echoUpstream()]);
});
afterAll(async () => {
  await server.close();
  await upstream.stop();
});

test('a file chosen in the test dock arrives upstream as the settings of the HTTP node say', async () => {
  const definition = drawn({
    service: 'Files.Dock.Send',
    parameters: [{ name: 'photo', type: 'file' }],
    nodes: {
      http: {
        type: 'http',
        settings: { method: 'POST', url: `http://127.0.0.1:${upstream.port}/`, media: 'multipart/form-data', inputs: [{ port: 'photo', in: 'field' }] },
      },
    },
    edges: ['photo.value -> http.photo', 'http.data -> return.data'],
  });
  definition.flow.nodes.forEach((node, index) => {
    node.position = { x: index * 300, y: 0 };
  });
  const id = await storeDraft(server, definition);
  const page = await browser.open(server, { as: server.admin, path: designAddress(id) });
  await nodeOf(page, 'http').click({ position: { x: 30, y: 12 } });
  await page.getByRole('button', { name: '写法 photo' }).click();
  await page.getByRole('combobox', { name: '写法' }).click();
  await page.locator('.ant-select-item-option', { hasText: '上传的文件' }).click();
  await page.keyboard.press('Control+s');
  await expect
    .poll(async () => (await storedDraft(server, id)).definition.flow.nodes.find((node) => node.id === 'http')?.settings.inputs)
    .toMatchObject([{ style: 'file' }]);
  await page.keyboard.press('Control+r');
  const dock = page.locator('.design-test');
  await dock.locator('input[type=file]:not([accept])').setInputFiles({ name: '照片.png', mimeType: 'image/png', buffer: Buffer.from('PNG') });
  await page.keyboard.press('Control+r');
  await dock.getByText('filename=\\"照片.png\\"').first().waitFor();
});
