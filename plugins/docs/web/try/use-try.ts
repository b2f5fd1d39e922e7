import { useRef, useState } from 'react';
import type { FieldError, InputErrors } from '../../../../engine/core/protocol/envelope.ts';
import { currentLanguage } from '../../../../engine/web/index.ts';
import type { DocInterface } from '../../shared/catalog.ts';
import { sendTry, type TryAnswer } from './send-try.ts';
import { forgetToken, tryToken } from './try-token.ts';
import type { TryValues } from './try-values.ts';

type TryState =
  | { kind: 'idle' }
  /** Of a stream, with the bytes that came so far. */
  | { kind: 'sending'; bytes?: number }
  /** No token could be had. */
  | { kind: 'failed'; message: string }
  | { kind: 'answered'; answer: TryAnswer; sent: TryValues };

interface Try {
  state: TryState;
  /** What the answer says is wrong with which parameter. */
  errors: FieldError[];
  send(): Promise<void>;
  cancel(): void;
  /** A parameter was changed: what was wrong with it may be right now. */
  forgive(name: string): void;
}

const [badInput, tokenInvalid] = [400, 406];

/** One call at a time; a new one takes the place of the one before. */
export function useTry(tried: Pick<DocInterface, 'service' | 'verbs'>, values: TryValues, appId: number | null): Try {
  const [state, setState] = useState<TryState>({ kind: 'idle' });
  const [errors, setErrors] = useState<FieldError[]>([]);
  const running = useRef<AbortController | null>(null);
  const send = async () => {
    if (appId === null || running.current) return;
    const leave = new AbortController();
    running.current = leave;
    setState({ kind: 'sending' });
    try {
      const ask = async () =>
        sendTry(tried, values, {
          token: await tryToken(appId),
          language: currentLanguage(),
          signal: leave.signal,
          onBytes: (bytes) => setState({ kind: 'sending', bytes }),
        });
      let answer = await ask();
      if (answer.ret === tokenInvalid) {
        // The token was taken back meanwhile: who is signed in gets a new one.
        forgetToken(appId);
        answer = await ask();
      }
      setErrors(answer.ret === badInput ? errorsIn(answer.data) : []);
      setState({ kind: 'answered', answer, sent: values });
    } catch (error) {
      setState(leave.signal.aborted ? { kind: 'idle' } : { kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
    running.current = null;
  };
  return {
    state,
    errors,
    send,
    cancel: () => running.current?.abort(),
    forgive: (name) => setErrors((before) => before.filter(({ field }) => field !== name && !field.startsWith(`${name}.`))),
  };
}

function errorsIn(data: unknown): FieldError[] {
  const errors = typeof data === 'object' && data !== null && 'errors' in data ? (data as InputErrors).errors : [];
  return Array.isArray(errors) ? errors : [];
}
