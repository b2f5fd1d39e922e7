import { useEffect, useState } from 'react';
import type { ScreenAnswer } from '../../core/protocol/boot.ts';
import { call } from '../api/call.ts';

const known = new Map<string, { version: number; answer: ScreenAnswer }>();

export interface ScreenState {
  answer?: ScreenAnswer;
  error?: unknown;
}

/** Loads a screen's descriptor; `quiet`, as pages show a refusal in place. Kept until the descriptors' version changes. */
export async function loadScreen(name: string, version: number, signal?: AbortSignal): Promise<ScreenAnswer> {
  const kept = known.get(name);
  if (kept?.version === version) return kept.answer;
  const answer = await call<ScreenAnswer>('Admin.Screen.Load', { name }, { quiet: true, ...(signal && { signal }) });
  known.set(name, { version, answer });
  return answer;
}

/** A screen for a page. While a newer version is on its way the page keeps the one it has, and with it its state. */
export function useScreen(name: string, version: number): ScreenState {
  const kept = known.get(name);
  const [state, setState] = useState<ScreenState>(kept ? { answer: kept.answer } : {});
  useEffect(() => {
    const aborted = new AbortController();
    loadScreen(name, version, aborted.signal).then(
      (answer) => setState({ answer }),
      (error: unknown) => {
        if (!aborted.signal.aborted) setState({ error });
      },
    );
    return () => aborted.abort();
  }, [name, version]);
  return state;
}
