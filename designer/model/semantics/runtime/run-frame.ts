import { codes, codeTexts } from '../../../../engine/core/protocol/codes.ts';
import type { Text } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/designer-model/run-frame.ts';
import { Failure } from '../values/failure.ts';
import type { Again, FrameKind, Frames, Runtime } from './runtime.ts';

export const frameTexts = texts;

/** Maximum pause between two tries, in milliseconds. */
export const longestPause = 10_000;

/** Returns the functions of a runtime that handle failures, on these frames. */
export function frameRunner(frames: Frames): Pick<Runtime, 'transaction' | 'attempt' | 'again' | 'caught' | 'mapFailures'> {
  const run = async (kind: FrameKind, work: () => Promise<void>, { times, wait }: Again): Promise<{ error: unknown; why: Why } | null> => {
    for (let left = times, next = wait; ; left--, next *= 2) {
      await frames.begin(kind);
      try {
        await work();
        await frames.commit();
        return null;
      } catch (error) {
        await frames.undo();
        const why = whyOf(error);
        // What ends the run whatever is drawn: its budget, or whoever has stopped it.
        if (!why) throw error;
        if (left === 0 || !isPassing(why.ret)) return { error, why };
        await frames.pause(Math.min(next, longestPause));
      }
    }
  };
  const ask = async <Result>(work: () => Promise<Result>, { times, wait }: Again): Promise<{ result: Result } | { error: unknown; why: Why }> => {
    for (let left = times, next = wait; ; left--, next *= 2) {
      try {
        return { result: await work() };
      } catch (error) {
        const why = whyOf(error);
        if (!why) throw error;
        if (left === 0 || !isPassing(why.ret)) return { error, why };
        await frames.pause(Math.min(next, longestPause));
      }
    }
  };
  return {
    async again(work, again) {
      const outcome = await ask(work, again);
      if ('error' in outcome) throw outcome.error;
      return outcome.result;
    },
    async caught(work, again) {
      const outcome = await ask(work, again);
      if ('result' in outcome) return { answer: outcome.result, failure: null };
      return { answer: null, failure: { ret: outcome.why.ret, message: await frames.words(outcome.why.text) } };
    },
    async transaction(work, again = once) {
      const failed = await run('transaction', work, again);
      if (failed) throw failed.error;
    },
    async attempt(work, again = once) {
      const failed = await run('attempt', work, again);
      return failed && { ret: failed.why.ret, message: await frames.words(failed.why.text) };
    },
    async mapFailures(work, rules) {
      try {
        return await work();
      } catch (error) {
        const why = whyOf(error);
        const rule = why && rules.find(({ from, to }) => why.ret >= from && why.ret <= to);
        if (!rule) throw error;
        throw rule.message ? new Failure(rule.ret, rule.message) : new Failure(rule.ret, why.text, (error as { data?: unknown }).data ?? null);
      }
    },
  };
}

const once: Again = { times: 0, wait: 0 };

interface Why {
  ret: number;
  text: Text;
}

/** Errors of code, as opposed to failures. PHP throws an Error for them. */
const mistakes = [TypeError, RangeError, ReferenceError, SyntaxError];

/** Returns the answer of a call that ends with the error; null for an error that nobody may catch. */
function whyOf(error: unknown): Why | null {
  if (!(error instanceof Error) || mistakes.some((kind) => error instanceof kind)) return null;
  const { ret, text, data } = error as Partial<Why> & { data?: unknown };
  if (typeof data === 'object' && data !== null && 'code' in data && data.code === 'budget') return null;
  return typeof ret === 'number' && text !== undefined ? { ret, text } : { ret: codes.fault, text: codeTexts[codes.fault] };
}

/** A retry may succeed: the other side, the database or the platform was unavailable. */
function isPassing(ret: number): boolean {
  return (ret >= 500 && ret <= 599) || ret === codes.rateLimited;
}
