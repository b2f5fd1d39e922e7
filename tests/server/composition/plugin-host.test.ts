import { describe, expect, test } from 'vitest';
import { createPluginHost, type InstalledPlugin, PluginError } from '../../../engine/server/composition/plugin-host.ts';

const plugin = (name: string, dependsOn: string[] = [], server = {}): InstalledPlugin => ({ manifest: { name, dependsOn }, server: { name, ...server } });

function codeOf(installed: InstalledPlugin[]): string {
  try {
    createPluginHost(installed);
  } catch (error) {
    if (error instanceof PluginError) return error.code;
    throw error;
  }
  return 'none';
}

describe('the plugin host', () => {
  test('puts dependencies first, whatever the order of the list', () => {
    const host = createPluginHost([plugin('orders', ['apps', 'accounts']), plugin('apps', ['accounts']), plugin('accounts')]);
    expect(host.plugins.map(({ name }) => name)).toEqual(['accounts', 'apps', 'orders']);
  });

  test.each([
    ['PLUGIN_NAME_TAKEN', [plugin('apps'), plugin('apps')]],
    ['PLUGIN_DEPENDENCY_MISSING', [plugin('orders', ['billing'])]],
    ['PLUGIN_DEPENDENCY_CYCLE', [plugin('a', ['b']), plugin('b', ['c']), plugin('c', ['a'])]],
    ['PLUGIN_NAME_DIFFERS', [{ manifest: { name: 'apps', dependsOn: [] }, server: { name: 'app' } }]],
  ])('refuses at boot with %s', (code, installed) => {
    expect(codeOf(installed as InstalledPlugin[])).toBe(code);
  });

  test('names the plugin, what it lacks and what is there', () => {
    expect(() => createPluginHost([plugin('accounts'), plugin('orders', ['billing'])])).toThrow(/orders depends on billing.*installed: accounts, orders/);
  });

  test('finds handlers and hooks by plugin and export, and nothing else', async () => {
    const handler = async () => 'done';
    const hooks = {};
    const host = createPluginHost([plugin('apps', [], { handlers: { resetSecret: handler }, hooks: { app: hooks } })]);
    expect(host.handler('apps/resetSecret')).toBe(handler);
    expect(host.hooks('apps/app')).toBe(hooks);
    for (const ref of ['apps/other', 'other/resetSecret', 'apps', 'apps/app']) expect(host.handler(ref), ref).toBeUndefined();
  });
});
