import { useEffect, useState } from 'react';
import type { ScreenAnswer } from '../../core/calls/screens/screen.ts';
import { call } from './call.ts';
import { siteCalls } from './site-calls.ts';

interface Known {
  version: number;
  loading: Promise<ScreenAnswer>;
  answer?: ScreenAnswer;
}

const known = new Map<string, Known>();

export interface ScreenState {
  answer?: ScreenAnswer;
  error?: unknown;
}

/**
 * Loads a screen's descriptor; `quiet`, as pages show a refusal in place. Asked for once until the descriptors' version changes.
 * @param path of the page the application opens with: early.ts, which knows no screens, asks by it
 */
export function loadScreen(name: string, version: number, path?: string): Promise<ScreenAnswer> {
  const cached = known.get(name);
  if (cached?.version === version) return cached.loading;
  const options = { quiet: true, early: true };
  const loading = path === undefined ? call(siteCalls().screen, { name }, options) : call(siteCalls().screenAt, { path }, options);
  const entry: Known = { version, loading };
  known.set(name, entry);
  loading.then(
    (answer) => {
      entry.answer = answer;
    },
    () => {
      if (known.get(name) === entry) known.delete(name);
    },
  );
  return loading;
}

/** A screen for a page. While a newer version is on its way the page keeps the one it has, and with it its state. */
export function useScreen(name: string, version: number): ScreenState {
  const cached = known.get(name)?.answer;
  const [state, setState] = useState<ScreenState>(cached ? { answer: cached } : {});
  useEffect(() => {
    let isCurrent = true;
    const show = (next: ScreenState) => {
      if (isCurrent) setState(next);
    };
    loadScreen(name, version).then(
      (answer) => show({ answer }),
      (error: unknown) => show({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, version]);
  return state;
}
