import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { freePort } from './own-postgres.ts';
import { until } from './server.ts';

/** The program that is installed, or undefined: Debian's wrapper changes to an account of its own and wants a service. */
export const rabbitProgram = ['/usr/lib/rabbitmq/bin/rabbitmq-server'].find((path) => existsSync(path) && spawnSync('erl', ['-version']).status === 0);

if (!rabbitProgram) process.stderr.write('RabbitMQ tests are skipped: rabbitmq-server is not installed.\n');

/** A broker of the test's own on free ports, with a node name, a folder and a cookie of its own. */
export async function startRabbit(): Promise<{ url: string; port: number; stop(): Promise<void> }> {
  const folder = mkdtempSync(join('/tmp', 'portico-rabbit-'));
  const [port, distribution, mapper] = [await freePort(), await freePort(), await freePort()];
  const cookie = join(folder, '.erlang.cookie');
  writeFileSync(cookie, 'PORTICOTEST', { mode: 0o400 });
  writeFileSync(join(folder, 'rabbitmq.conf'), 'loopback_users = none\n');
  writeFileSync(join(folder, 'enabled_plugins'), '[].\n');
  const environment = {
    ...{ PATH: process.env.PATH, HOME: folder, RABBITMQ_NODENAME: `portico${port}@localhost`, RABBITMQ_NODE_PORT: String(port) },
    ...{
      RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
      RABBITMQ_DIST_PORT: String(distribution),
      ERL_EPMD_PORT: String(mapper),
      ERL_EPMD_ADDRESS: '127.0.0.1',
    },
    ...{ RABBITMQ_MNESIA_BASE: join(folder, 'data'), RABBITMQ_LOG_BASE: join(folder, 'log'), RABBITMQ_PID_FILE: join(folder, 'pid') },
    ...{ RABBITMQ_CONFIG_FILE: join(folder, 'rabbitmq'), RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, 'enabled_plugins') },
  };
  const child = spawn(rabbitProgram ?? '', [], { env: environment, stdio: 'ignore', detached: true });
  const ended = once(child, 'exit');
  await until(
    () => isListening(port),
    (isUp) => isUp,
  );
  return {
    url: `amqp://guest:guest@127.0.0.1:${port}`,
    port,
    async stop() {
      process.kill(-child.pid!, 'SIGKILL');
      await ended;
      // Erlang's port mapper has left the group.
      spawnSync('epmd', ['-port', String(mapper), '-kill']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      resolve(true);
      socket.destroy();
    });
    socket.on('error', () => resolve(false));
  });
}
