import { Budget } from '../../../designer/model/semantics/runtime/budget.ts';
import { loopTurns } from '../../../designer/model/semantics/runtime/loop-turns.ts';
import { meteredCalc } from '../../../designer/model/semantics/runtime/metered-calc.ts';
import { frameRunner } from '../../../designer/model/semantics/runtime/run-frame.ts';
import type { Frames, Runtime, Tables } from '../../../designer/model/semantics/runtime/runtime.ts';
import { Failure } from '../../../designer/model/semantics/values/failure.ts';
import { pick } from '../../../designer/model/semantics/values/pick.ts';
import { bcryptPasswords } from '../../../designer/server/runtime/bcrypt-passwords.ts';
import { MemoryCache } from '../../../designer/server/runtime/caches/memory-cache.ts';

const testCaller = { appKey: 'testkey', appName: '测试应用', accountId: 7, username: 'ann' };

/** A runtime without a server: tables and cache in memory, nothing outside. */
export function runtimeWith(tables: Tables, over: Partial<Runtime> = {}): Runtime {
  const budget = new Budget();
  const nothing = () => Promise.reject(new Error('nothing outside in this test'));
  const nowhere = async () => undefined;
  const frames: Frames = { begin: nowhere, commit: nowhere, undo: nowhere, pause: nowhere, words: async (text) => text.zh_cn };
  return {
    frames,
    ...frameRunner(frames),
    calc: meteredCalc(budget),
    pick,
    tables,
    http: nothing,
    call: nothing,
    sql: nothing,
    procedure: nothing,
    code: nothing,
    config: async () => null,
    now: async () => 1_709_222_399,
    random: async () => 2 ** 48 - 1,
    uuid: async () => '00000000-0000-4000-8000-000000000000',
    passwords: bcryptPasswords,
    caller: testCaller,
    cache: new MemoryCache(),
    topics: { publish: nothing },
    items: loopTurns(budget),
    fail(ret, text) {
      throw new Failure(ret, text);
    },
    ...over,
  };
}
