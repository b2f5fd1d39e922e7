import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadScreens } from '../../engine/server/screens/load-screens.ts';
import { newPlugin } from '../../scripts/new-plugin.ts';
import { newScreen } from '../../scripts/new-screen.ts';

test('a new screen is live as it stands', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portico-new-'));
  writeFileSync(join(folder, 'pay_config.json'), newScreen('pay_config', { zh_cn: '支付', en: 'Payment' }));
  const { screens, diagnostics } = await loadScreens({ folders: [folder] });
  rmSync(folder, { recursive: true });
  expect(diagnostics).toEqual([]);
  expect(screens.map((screen) => screen.className)).toEqual(['PayConfig']);
});

test('a new plugin names itself everywhere alike', () => {
  const files = newPlugin('loyalty');
  expect(JSON.parse(files['plugin.json'] ?? '')).toEqual({ name: 'loyalty', dependsOn: [] });
  expect(files['server/index.ts']).toContain("name: 'loyalty'");
});
