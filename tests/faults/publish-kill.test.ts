import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { computedDefinition } from '../../designer/model/build/build-definition.ts';
import { spawnServer } from '../helpers/spawned-server.ts';
import { addApp, done, tokenOf } from '../plugins/apps/open-caller.ts';
import { rounds } from './rounds.ts';

const service = 'Kill.Publish.Get';
/** Answers its version, so that the answer tells what is published. */
const versionOf = (version: number) => ({ ...computedDefinition(service, {}, { version: { value: version } }), visibility: 'open' as const });

test(
  'a server killed while it publishes answers with the old version or the new one, and publishes again',
  async () => {
    const data = mkdtempSync(join(tmpdir(), 'portico-publish-kill-'));
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    let server = await spawnServer(data);
    onTestFinished(() => void server.process.kill('SIGKILL'));
    const app = await addApp(server);
    const answer = async () => (await done(server.admin<{ version: number }>(service, { access_token: await tokenOf(server.admin, app) }))).version;
    const publish = async (version: number, id?: number) => {
      const rev = id === undefined ? 0 : (await done(server.admin<{ rev: number }>('Admin.Interface.Get', { id }))).rev;
      const saved = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition: versionOf(version), rev, ...(id !== undefined && { id }) }));
      return { id: saved.id, published: done(server.admin('Admin.Interface.Publish', { id: saved.id })) };
    };
    const first = await publish(1);
    await first.published;

    let last = 1;
    for (let version = 2; version < 2 + rounds(2, 12); version++) {
      const { published } = await publish(version, first.id);
      const acknowledged = published.then(
        () => true,
        () => false,
      );
      await sleep(Math.random() * 1_500);
      server.process.kill('SIGKILL');
      const isAcknowledged = await acknowledged;
      server = await spawnServer(data);
      const answered = await answer();
      expect(isAcknowledged ? [version] : [last, version]).toContain(answered);
      last = answered;
    }
    await (await publish(99, first.id)).published;
    expect(await answer()).toBe(99);
    server.process.kill('SIGTERM');
  },
  rounds(120_000, 600_000),
);
