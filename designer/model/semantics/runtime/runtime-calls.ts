import type { Runtime } from './runtime.ts';

type RemoteName<Name extends string, Member> = Member extends (...args: never[]) => Promise<unknown> ? Name : never;
type RemoteNamesIn<Name extends keyof Runtime> = Runtime[Name] extends (...args: never[]) => unknown
  ? RemoteName<Name, Runtime[Name]>
  : { [Member in keyof Runtime[Name] & string]: RemoteName<`${Name}.${Member}`, Runtime[Name][Member]> }[keyof Runtime[Name] & string];

/**
 * The calls of a handler to the outside: every function of the runtime that returns a promise, by its path. The guest of the sandbox, the host that
 * serves it and the recording of a verification follow from it. Excludes `code`, because the text of a Code node runs where its handler runs, and so
 * does the work of `transaction`, `attempt`, `again`, `caught` and `mapFailures`; and `fail`, which returns nothing.
 */
export type RuntimeCall = Exclude<
  { [Name in keyof Runtime]: RemoteNamesIn<Name> }[keyof Runtime],
  'code' | 'fail' | 'transaction' | 'attempt' | 'again' | 'caught' | 'mapFailures'
>;

/** Each of these calls once; a call that the runtime has and this table lacks is a compile error. */
const calls: Readonly<Record<RuntimeCall, true>> = {
  'tables.list': true,
  'tables.find': true,
  'tables.get': true,
  'tables.insert': true,
  'tables.update': true,
  'tables.upsert': true,
  'tables.delete': true,
  'tables.count': true,
  'tables.group': true,
  'cache.get': true,
  'cache.set': true,
  'cache.delete': true,
  'topics.publish': true,
  http: true,
  call: true,
  config: true,
  now: true,
  random: true,
  uuid: true,
  'passwords.hash': true,
  'passwords.verify': true,
  sql: true,
  procedure: true,
  'frames.begin': true,
  'frames.commit': true,
  'frames.undo': true,
  'frames.pause': true,
  'frames.words': true,
};

type FirstName<Path> = Path extends `${infer Name extends keyof Runtime}.${string}` ? Name : Path;

/** The part of a runtime that is called from outside. */
export type RemoteRuntime = Pick<Runtime, FirstName<RuntimeCall> & keyof Runtime>;

/** Returns this part of a runtime, over one function that takes the path of a call and its arguments. */
export function remoteRuntime(ask: (call: RuntimeCall, args: unknown[]) => Promise<unknown>): RemoteRuntime {
  const runtime: Record<string, unknown> = {};
  for (const call of Object.keys(calls) as RuntimeCall[]) {
    const [name = call, member] = call.split('.');
    const request = (...args: unknown[]) => ask(call, args);
    runtime[name] = member === undefined ? request : { ...(runtime[name] as object | undefined), [member]: request };
  }
  return runtime as unknown as RemoteRuntime;
}
