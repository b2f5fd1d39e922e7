import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { adminPassword } from './server.ts';
import { builtServer } from './spawned-server.ts';

/**
 * Starts the product as an operator would and waits until it gives up: its exit code and what it said. `LANG` chooses the language.
 * @param program what is run: the build of these sources unless given
 */
export async function failedStart(data: string, environment: Record<string, string> = {}, program?: string): Promise<{ code: number | null; lines: string[] }> {
  const { LC_ALL, LC_MESSAGES, ...inherited } = process.env;
  const child = spawn('node', [program ?? (await builtServer())], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: 60_000,
    env: { ...inherited, LANG: 'en_US.UTF-8', PORT: '0', PORTICO_DATA: data, PORTICO_ADMIN_PASSWORD: adminPassword, PORTICO_DEMO: 'off', ...environment },
  });
  let message = '';
  child.stderr.on('data', (chunk: Buffer) => {
    message += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, lines: message.split('\n').filter(Boolean) };
}
