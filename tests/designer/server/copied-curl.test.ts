import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';
import type { Envelope } from '../../../engine/core/protocol/envelope.ts';
import { describeOnDatabases } from '../../helpers/databases.ts';
import { openServer, type TestServer } from '../../helpers/server.ts';
import { done } from '../../plugins/apps/open-caller.ts';

const nasty = `'; exit 7; '"$(exit 8)\`exit 9\`\\ & | > # %41 + @/etc/hostname \n 中文 😀 $HOME !! *`;

describeOnDatabases('the copied curl', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await openServer({ database: await database.config() });
  });
  afterAll(() => server?.close());

  const publish = async (definition: InterfaceDefinition) => {
    const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition }));
    await done(server.admin('Admin.Interface.Publish', { id }));
    return id;
  };
  const curlOf = (id: number) => server.admin<{ curl: string; expire_time: string }>('Admin.Interface.Curl', { id, origin: server.address });
  const inShell = async (curl: string): Promise<Envelope<Record<string, unknown>>> => JSON.parse((await promisify(execFile)('sh', ['-c', curl])).stdout);
  const echo = (method: string, parameters: InterfaceDefinition['parameters'], verbs: InterfaceDefinition['verbs'] = ['POST']): InterfaceDefinition => {
    const definition = computedDefinition(
      `Tool.Mirror.${method}`,
      Object.fromEntries(parameters.map(({ name, ...rule }) => [name, rule])),
      Object.fromEntries(parameters.map(({ name }, index) => [`v${index}`, name])),
    );
    return { ...definition, verbs };
  };
  const many: InterfaceDefinition['parameters'] = [
    { name: 'text', type: 'string', required: true, example: nasty },
    { name: 'list', type: 'array', required: true, example: ["it's", 1, null] },
    { name: '名称', type: 'string', required: true, example: '@file' },
    { name: 'a&b=c+d %', type: 'integer', required: true },
    { name: 'X-Tag', type: 'boolean', required: true },
  ];
  const answered = { v0: nasty, v1: ["it's", 1, null], v2: '@file', v3: 1, v4: true };

  it('makes one sandbox app, however many ask for it first', async () => {
    const id = await publish(echo('First', many));
    const answers = await Promise.all(Array.from({ length: 8 }, () => curlOf(id)));
    expect(answers.map(({ ret }) => ret)).toEqual(Array.from({ length: 8 }, () => 200));
    const { items } = await done(server.admin<{ items: { app_key: string }[] }>('Admin.App.List', { search: '沙箱' }));
    expect(items.map(({ app_key }) => app_key)).toEqual(['porticosandbox']);
  });

  it('works as it stands in a shell, whatever the values are', async () => {
    const { curl } = await done(curlOf(await publish(echo('Posted', many))));
    expect(await inShell(curl)).toEqual({ ret: 200, data: answered, msg: '' });
  });

  it('gets where an interface takes nothing else, its token beside the address', async () => {
    const { curl } = await done(curlOf(await publish(echo('Got', many, ['GET']))));
    expect(await inShell(curl)).toEqual({ ret: 200, data: answered, msg: '' });
  });

  it('sends a file where the interface wants one', async () => {
    const upload = echo('Sent', [{ name: 'photo', type: 'file', required: true }, ...many.slice(0, 3)]);
    const sent = await done(curlOf(await publish(upload)));
    expect(await inShell(sent.curl)).toEqual({ ret: 200, data: { v0: 'example.txt', v1: nasty, v2: answered.v1, v3: '@file' }, msg: '' });
  });

  it('calls what is published, not what the draft has become', async () => {
    const definition = echo('Drafted', [{ name: 'text', type: 'string', required: true }]);
    const id = await publish(definition);
    const { rev } = await done(server.admin<{ rev: number }>('Admin.Interface.Get', { id }));
    await done(server.admin('Admin.Interface.Save', { id, rev, definition: echo('Renamed', many) }));
    expect(await inShell((await done(curlOf(id))).curl)).toEqual({ ret: 200, data: { v0: 'text' }, msg: '' });
  });

  it('is refused for what is not published', async () => {
    const { id } = await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition: echo('Draft', many) }));
    expect(await curlOf(id)).toMatchObject({ ret: 409, msg: '接口尚未发布' });
  });

  it('is refused while the sandbox app is disabled or removed, and so are the tokens it had', async () => {
    const id = await publish(echo('Last', [{ name: 'text', type: 'string', required: true }]));
    const { curl } = await done(curlOf(id));
    const { items } = await done(server.admin<{ items: { id: number; rev: number }[] }>('Admin.App.List', { search: '沙箱' }));
    const app = items[0]!;
    await done(server.admin('Admin.App.Disable', { id: app.id }));
    expect(await curlOf(id)).toMatchObject({ ret: 409, msg: '沙箱应用（porticosandbox）不可用：应用已停用' });
    expect(await inShell(curl)).toMatchObject({ ret: 413 });
    await done(server.admin('Admin.App.Remove', { id: app.id }));
    expect(await curlOf(id)).toMatchObject({ ret: 409, msg: '沙箱应用（porticosandbox）已被删除，请在应用列表的回收站中恢复' });
    expect(await inShell(curl)).toMatchObject({ ret: 406 });
  });
});
