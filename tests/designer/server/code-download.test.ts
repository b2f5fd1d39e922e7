import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { computedDefinition } from '../../../designer/model/build/build-definition.ts';
import { type CallFields, openServer, rawCall, type TestServer } from '../../helpers/server.ts';
import { done } from '../../plugins/apps/open-caller.ts';

const sum = (service: string) => ({ ...computedDefinition(service, { a: 'integer' }, { sum: ['add', 'a', 'a'] }), module: service.split('.')[1]! });

describe('a download of code', () => {
  let server: TestServer;
  const ids: number[] = [];
  beforeAll(async () => {
    server = await openServer();
    for (const service of ['Tool.Calc.Add', 'Tool.Calc.Double', 'Tool.Other.Twice']) {
      ids.push((await done(server.admin<{ id: number }>('Admin.Interface.Save', { definition: sum(service) }))).id);
    }
    const faulty = { ...sum('Tool.Calc.Broken'), flow: { nodes: [], edges: [], notes: [] } };
    await done(server.admin('Admin.Interface.Save', { definition: faulty }));
  });
  afterAll(() => server?.close());

  const ask = (fields: CallFields) => rawCall(server.address, { service: 'Admin.Interface.Code', access_token: server.admin.token, ...fields });
  const unzipped = async (fields: CallFields) => {
    const response = await ask(fields);
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    return { name: response.headers.get('content-disposition'), text: (path: string) => strFromU8(files[path]!), paths: Object.keys(files) };
  };
  const methods = (text: string) => [...text.matchAll(/public function (\w+)\(/g)].map(([, name]) => name).filter((name) => name !== 'getRules');

  it('of one interface has its class whole, and says what is missing', async () => {
    const { name, text } = await unzipped({ ids: [ids[1]!] });
    expect(name).toBe("attachment; filename*=UTF-8''Tool.Calc.zip");
    expect(methods(text('php/src/tool/Api/Calc.php'))).toEqual(['add', 'double']);
    expect(methods(text('php/src/tool/Domain/Calc.php'))).toEqual(['add', 'double']);
    expect(text('README.md')).toContain('missing because of errors: `Tool.Calc.Broken`');
  });

  it('of all has every class in a file of its own, with all of its interfaces', async () => {
    const { text, paths } = await unzipped({});
    expect(methods(text('php/src/tool/Api/Calc.php'))).toEqual(expect.arrayContaining(['add', 'double']));
    expect(methods(text('php/src/tool/Api/Other.php'))).toEqual(['twice']);
    expect(paths).toEqual(expect.arrayContaining(['ts/Tool/Calc.Add.ts', 'ts/Tool/Calc.Double.ts', 'ts/Tool/Other.Twice.ts']));
  });

  it('takes an interface as it is drawn, beside what is stored of its class', async () => {
    const { text } = await unzipped({ definition: sum('Tool.Calc.Newest') });
    expect(methods(text('php/src/tool/Api/Calc.php')).sort()).toEqual(['add', 'double', 'newest']);
  });

  it('of nothing, and of two things at once, is refused with what is allowed', async () => {
    expect(await (await ask({ module: '没有' })).json()).toMatchObject({ ret: 404, msg: '没有这样的接口' });
    expect(await (await ask({ ids, module: 'x' })).json()).toMatchObject({ ret: 400, msg: 'ids、module 与 definition 只能传一个' });
  });
});
