import { plainText } from '../../../engine/core/text/text.ts';
import type { Runtime } from '../semantics/runtime/runtime.ts';
import { Failure } from '../semantics/values/failure.ts';

/** A failure that a test run answers in place of running a node. */
export interface MockedFailure {
  ret: number;
  msg: string;
}

/** Returns the error of a mocked failure. */
export function failureFrom({ ret, msg }: MockedFailure): Failure {
  return new Failure(ret, plainText(msg));
}

/** Calls of other systems. */
const asking: ReadonlySet<PropertyKey> = new Set<keyof Runtime>(['http', 'call', 'procedure', 'sql', 'code']);

/** Returns a runtime whose outbound calls reject with the failure, so that a node retries or continues as its settings say. */
export function outage(runtime: Runtime, failure: Failure): Runtime {
  const refuse = async (): Promise<never> => {
    throw failure;
  };
  return new Proxy(runtime, {
    get(target, name) {
      if (asking.has(name)) return refuse;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}
