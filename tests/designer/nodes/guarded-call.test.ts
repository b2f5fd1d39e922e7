import { createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { checkDefinition } from '../../../designer/model/checks/check-definition.ts';
import { evaluateDefinition } from '../../../designer/model/evaluate/evaluate-definition.ts';
import { Failure } from '../../../designer/model/semantics/values/failure.ts';
import { outboundHttp } from '../../../designer/server/outbound/outbound-http.ts';
import { compileHandler } from '../../../designer/server/runtime/compile-handler.ts';
import { texts as upstreamTexts } from '../../../generated/words/node-http/upstream-texts.ts';
import { runtimeWith } from '../codegen/memory-runtime.ts';
import { memoryTables } from '../codegen/memory-tables.ts';
import { drawn } from './drawn.ts';
import { expectSame } from './three-ways.ts';

const tables = () => memoryTables(['name']);

function asking(name: string, settings: Record<string, boolean | number | string>) {
  return drawn({
    service: `Guarded.${name}.Run`,
    nodes: { ask: { type: 'http', settings: { method: 'GET', url: 'http://127.0.0.1:1/', inputs: [], ...settings } } },
    edges: ['ask.data -> return.data', ...(settings.catch ? ['ask.failed -> return.failed', 'ask.ret -> return.ret', 'ask.message -> return.message'] : [])],
  });
}

const closed = () => Promise.reject(new Failure(502, upstreamTexts.unreachable));

it('a failure that is caught is an output, one that is not ends the call after the last retry', async () => {
  const caught = { data: { data: null, failed: true, ret: 502, message: upstreamTexts.unreachable.zh_cn } };
  const cases = [
    { definition: asking('Caught', { catch: true, retries: 1, wait: 0, timeout: 1 }), wanted: caught },
    { definition: asking('Ended', { retries: 1, wait: 0 }), wanted: { ret: 502, msg: upstreamTexts.unreachable.zh_cn } },
  ];
  await expectSame(cases, () => ({ tables: tables(), over: () => ({ http: closed }) }));
});

it('it asks again where the failure may pass, and only then', async () => {
  const requests = async (failures: number[], settings: Record<string, boolean | number>) => {
    const definition = asking('Again', settings);
    let times = 0;
    const http = async () => {
      const ret = failures[times++];
      if (ret !== undefined) throw new Failure(ret, upstreamTexts.unreachable);
      return { status: 200, headers: {}, data: 'there' };
    };
    const answers: unknown[] = [];
    for (const run of [evaluateDefinition.bind(null, definition), await compileHandler(definition)]) {
      times = 0;
      const answer = await run({}, runtimeWith(tables(), { http })).catch((error: Failure) => error.ret);
      answers.push([answer, times]);
    }
    expect(answers[0]).toEqual(answers[1]);
    return answers[0];
  };
  expect(await requests([502, 504], { retries: 2, wait: 0 })).toEqual([{ data: 'there' }, 3]);
  expect(await requests([502, 504, 503], { retries: 2, wait: 0 })).toEqual([503, 3]);
  expect(await requests([422], { retries: 2, wait: 0 })).toEqual([422, 1]);
  expect(await requests([410], { retries: 1, wait: 0, catch: true })).toEqual([{ data: 'there', failed: false, ret: null, message: null }, 2]);
});

it('what may be done twice is pointed out', () => {
  const codes = (method: string) => checkDefinition(asking('Twice', { method, retries: 1 })).map(({ code }) => code);
  expect(codes('POST')).toContain('again-twice');
  expect(codes('PUT')).not.toContain('again-twice');
  expect(codes('GET')).not.toContain('again-twice');
});

const silent = createServer(() => undefined);
afterEach(() => void silent.close());

it('an answer that takes longer than the node waits is one that comes too late', async () => {
  const port = await new Promise<number>((resolve) => {
    silent.listen(0, '127.0.0.1', () => resolve((silent.address() as { port: number }).port));
  });
  const allow = [{ address: '127.0.0.1', port }];
  const request = { method: 'GET', url: `http://127.0.0.1:${port}/`, timeout: 1 };
  await expect(outboundHttp(request, { allow })).rejects.toMatchObject({ ret: 504 });
});
