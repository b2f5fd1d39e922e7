import { guardOf } from '../../model/node-type/guarded-call.ts';
import type { Emission } from './emit-flow.ts';

/** How the answer of a call is used once it is there. */
interface Answer {
  /** Further outputs of the node, by port. */
  outputs: Record<string, string>;
  /** The answer, or a member of it; null where there is none. */
  part(access?: string): string;
}

/** Writes what goes before and after the expression of a call. */
type WriteCall = (before: string, after: string) => void;

/** `const answer = await platform.http(…)`, asked again and caught as the settings say. @param name of the local that is the answer */
export function guardedTs({ node, helper }: Emission, name: string, write: WriteCall): Answer {
  const guard = guardOf(node.settings);
  const part = (access = '') => `${name}${access}`;
  if (!guard) {
    write(`const ${name} = await `, ';');
    return { outputs: {}, part };
  }
  const again = `, { times: ${guard.again.times}, wait: ${guard.again.wait} });`;
  if (!guard.isCaught) {
    write(`const ${name} = await platform.again(() => `, again);
    return { outputs: {}, part };
  }
  const failure = helper('failure');
  write(`const { answer: ${name}, failure: ${failure} } = await platform.caught(() => `, again);
  return {
    outputs: { failed: `(${failure} !== null)`, ret: `(${failure}?.ret ?? null)`, message: `(${failure}?.message ?? null)` },
    part: (access = '') => (access === '' ? name : `(${name}?${access} ?? null)`),
  };
}

/** `$answer = \Portico\Http::call(…);`, asked again and caught as the settings say. */
export function guardedPhp({ node, writer, helper }: Emission, name: string, write: WriteCall): Answer {
  const guard = guardOf(node.settings);
  if (!guard) {
    write(`${name} = `, ';');
    return { outputs: {}, part: (access = '') => `${name}${access}` };
  }
  const [attempt, error] = [helper('attempt'), helper('error')];
  writer.line(`${name} = null;`);
  writer.line(`${attempt} = \\Portico\\Frame::${guard.isCaught ? 'caught' : 'again'}(${guard.again.times}, ${guard.again.wait});`);
  const ask = () => {
    write(`${name} = `, ';');
    writer.line(`${attempt}->ends();`);
  };
  writer.block(
    `while (${attempt}->begins()) {`,
    () => {
      writer.block('try {', ask, `} catch (\\Throwable ${error}) {`);
      writer.indented(() => writer.line(`${attempt}->fails(${error});`)).line('}');
    },
    '}',
  );
  return {
    outputs: guard.isCaught ? { failed: `${attempt}->hasFailed()`, ret: `${attempt}->ret()`, message: `${attempt}->message()` } : {},
    part: (access = '') => (access === '' ? name : `(isset(${name}) ? ${name}${access} : null)`),
  };
}
