import { plainText } from '../../../engine/core/text/text.ts';
import type { Runtime } from '../semantics/runtime/runtime.ts';
import { Failure } from '../semantics/values/failure.ts';

/** A failure that stands in for running a node. */
export interface MockedFailure {
  ret: number;
  msg: string;
}

export function failureFrom({ ret, msg }: MockedFailure): Failure {
  return new Failure(ret, plainText(msg));
}

/** What nodes ask of other systems. */
const asking: ReadonlySet<PropertyKey> = new Set<keyof Runtime>(['http', 'call', 'procedure', 'code']);

/** A runtime whose questions to other systems fail, so that a node asks again, or goes on, as its settings say. */
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
