import { expect, test } from 'vitest';
import { createGateway } from '../../../engine/server/composition/create-gateway.ts';
import type { PlatformParts } from '../../../engine/server/kernel/platform.ts';
import type { GatewayParts, ServerPlugin } from '../../../engine/server/kernel/plugin.ts';
import type { AccessLog } from '../../../engine/server/kernel/ports/access-log.ts';
import type { AppGate } from '../../../engine/server/kernel/ports/app-gate.ts';

const platform = {} as PlatformParts;
const apps = {} as AppGate;
const accessLog = {} as AccessLog;
const plugin = (name: string, parts: GatewayParts): ServerPlugin => ({ name, gateway: () => parts });

test('no plugin for apps is a start that is refused with what to install', () => {
  expect(() => createGateway({ plugins: [{ name: 'site' }] }, platform)).toThrow('PLUGIN_PORT_MISSING: no installed plugin implements apps');
  expect(() => createGateway({ plugins: [plugin('apps', { apps })] }, platform)).toThrow('implements accessLog of the gateway; install plugins/apps');
});

test('two plugins for one thing are refused by name', () => {
  const plugins = [plugin('apps', { apps, accessLog }), plugin('keys', { apps })];
  expect(() => createGateway({ plugins }, platform)).toThrow('PLUGIN_PORT_TAKEN: apps and keys both implement apps');
});

test('steps run by place, and at one place in the order of plugins, behind those of the engine', () => {
  const step = (name: string, place: 'authenticate' | 'authorize' | 'limit') => ({ name, place, check: () => undefined });
  const { gateway } = createGateway(
    {
      plugins: [
        plugin('apps', { apps, accessLog, steps: [step('a1', 'limit'), step('a2', 'authenticate')] }),
        plugin('toll', { steps: [step('t1', 'authenticate'), step('t2', 'authorize')] }),
      ],
    },
    platform,
  );
  expect(gateway.checks.map(({ name }) => name)).toEqual(['session', 'a2', 't1', 'rights', 't2', 'a1']);
});
