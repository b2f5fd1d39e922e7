import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../../designer/model/build/build-definition.ts';
import { requestOfCall } from '../../../../engine/core/docs/snippets/request/request-of-call.ts';
import { snippetLanguages } from '../../../../engine/core/docs/snippets/snippet-languages.ts';
import type { Json } from '../../../../engine/core/json/json.ts';
import type { Parameter } from '../../../../engine/core/protocol/parameter.ts';
import { openServer, type TestServer } from '../../../helpers/server.ts';
import { addApp, done, type TestApp, tokenOf } from '../../../plugins/apps/open-caller.ts';

/** How a snippet is run; a language that is not installed is skipped, and the test's name says so. */
const runners: Record<string, { file: string; command: string; args: string[]; present: string[] }> = {
  curl: { file: 'run.sh', command: 'sh', args: ['run.sh'], present: ['curl', '--version'] },
  php: { file: 'run.php', command: 'php', args: ['run.php'], present: ['php', '--version'] },
  javascript: { file: 'run.mjs', command: process.execPath, args: ['run.mjs'], present: [process.execPath, '--version'] },
  typescript: { file: 'run.mts', command: process.execPath, args: ['run.mts'], present: [process.execPath, '--version'] },
  python: { file: 'run.py', command: 'python3', args: ['run.py'], present: ['python3', '-c', 'import requests'] },
  java: {
    file: 'Example.java',
    command: 'java',
    args: ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Dfile.encoding=UTF-8', 'Example.java'],
    present: ['javac', '-version'],
  },
  go: { file: 'run.go', command: 'go', args: ['run', 'run.go'], present: ['go', 'version'] },
  csharp: { file: 'Program.cs', command: 'dotnet', args: ['run'], present: ['dotnet', '--version'] },
};

const service = 'Docs.Snippet.Say';
const requested = 'Docs.Snippet.Ask';
const parameters: Parameter[] = [
  { name: 'text', type: 'string', required: true },
  { name: '名称-x y', type: 'string' },
  { name: 'count', type: 'integer' },
  { name: 'share', type: 'float' },
  { name: 'flag', type: 'boolean' },
  { name: 'tags', type: 'array' },
  { name: 'more', type: 'object' },
];
const nasty = `中文 😀 "double" 'single' $HOME $(id) \`id\` {$x} \${y} %s \\n \\ \\u0041 # ?> */\nline\ttab\r\n& = + %41`;
const values: Record<string, Json> = {
  text: nasty,
  '名称-x y': '值',
  count: -7,
  share: 0.123456789012345,
  flag: false,
  tags: [nasty, 1, true, null, {}],
  more: { [nasty]: [nasty], '0': {}, empty: [] },
};
const expected = Object.fromEntries(parameters.map((parameter, index) => [`p${index}`, values[parameter.name]]));
const get = { service: requested, verbs: ['GET'] as const };

describe('a snippet does what it shows', () => {
  let server: TestServer;
  let app: TestApp;
  let token: string;
  let folder: string;
  beforeAll(async () => {
    server = await openServer();
    folder = mkdtempSync(join(tmpdir(), 'portico-snippets-'));
    writeFileSync(join(folder, 'file.xlsx'), 'any bytes');
    const answer = Object.fromEntries(parameters.map(({ name }, index) => [`p${index}`, name]));
    const say = computedDefinition(service, Object.fromEntries(parameters.map(({ name, ...rule }) => [name, rule])), answer);
    const size = computedDefinition('Docs.Snippet.Upload', { note: 'string', file: { type: 'file', required: true } }, { note: 'note' });
    const ask = { ...computedDefinition(requested, Object.fromEntries(parameters.map(({ name, ...rule }) => [name, rule])), answer), verbs: ['GET'] };
    for (const definition of [say, size, ask]) {
      const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition: { ...definition, visibility: 'open' } }));
      await done(server.admin('Admin.Interface.Publish', { id }));
    }
    app = await addApp(server);
    token = await tokenOf(server.call, app);
  });
  afterAll(async () => {
    await server?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  async function run(key: string, text: string, environment: Record<string, string> = {}): Promise<unknown> {
    const { file, command, args } = runners[key]!;
    writeFileSync(join(folder, file), text);
    const { stdout } = await promisify(execFile)(command, args, { cwd: folder, env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8', ...environment } });
    const printed: unknown = JSON.parse(stdout);
    // curl, Java, Go and C# print the envelope, the others its data.
    return typeof printed === 'object' && printed !== null && 'ret' in printed ? (printed as { data?: unknown }).data : printed;
  }

  for (const { key, label, print } of snippetLanguages) {
    const isPresent = has(runners[key]!.present);
    const name = isPresent ? label : `${label}: not installed here`;

    it.skipIf(!isPresent)(`${name}: any value arrives as it is`, async () => {
      for (const call of [{ service, verbs: ['POST'] as const }, get]) {
        expect(await run(key, print(requestOfCall({ ...call, parameters }, server.address, { values, token })))).toEqual(expected);
      }
    });

    it.skipIf(!isPresent)(`${name}: the token is read from the environment`, async () => {
      for (const call of [{ service, verbs: ['POST'] as const }, get]) {
        const text = print(requestOfCall({ ...call, parameters: parameters.slice(0, 1) }, server.address));
        expect(await run(key, text, { ACCESS_TOKEN: token })).toMatchObject({ p0: 'text' });
      }
    });

    it.skipIf(!isPresent)(`${name}: the code signs the call itself`, async () => {
      for (const call of [{ service, verbs: ['POST'] as const }, get]) {
        const text = print(requestOfCall({ ...call, parameters }, server.address, { values, token, isSigned: true }));
        expect(text).not.toMatch(/access_token|ACCESS_TOKEN/);
        expect(await run(key, text, { APP_KEY: app.key, APP_SECRET: app.secret })).toEqual(expected);
      }
    });

    it.skipIf(!isPresent)(`${name}: a file is uploaded`, async () => {
      const upload: Parameter[] = [
        { name: 'note', type: 'string', example: `中文 "x" 'y' $z 😀` },
        { name: 'file', type: 'file', required: true },
      ];
      const request = requestOfCall({ service: 'Docs.Snippet.Upload', verbs: ['POST'], parameters: upload }, server.address, { token });
      expect(await run(key, print(request))).toEqual({ note: `中文 "x" 'y' $z 😀` });
    });
  }
});

function has([command = '', ...args]: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
