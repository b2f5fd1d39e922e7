import type { Runtime, Tables } from '../model/runtime.ts';
import { calc } from '../model/semantics/calc.ts';
import { Failure } from '../model/semantics/failure.ts';
import { outsideHttp } from './outside-http.ts';

/** What published interfaces and test runs may use. One for the whole process: nothing in it belongs to one call. */
export function createRuntime(tables: Tables): Runtime {
  return Object.freeze({
    calc,
    tables,
    http: outsideHttp,
    fail(ret: number, message: { zh_cn: string; en: string }): never {
      throw new Failure(ret, message);
    },
  });
}
