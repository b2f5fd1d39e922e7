import { useEffect, useRef, useState } from 'react';
import type { OpenForm } from '../store/open-form.ts';
import { type Draft, draftOf, readDraft, writeDraft } from './draft-journal.ts';

const writePause = 500;

export interface DraftState {
  /** What was typed here before and is not in the form; nothing is written over it until it is restored or discarded. */
  found: Draft | null;
  restore(): void;
  discard(): void;
  /** The person gives the changes up: nothing of them stays. */
  forget(): void;
}

/** Keeps unsaved work of a form on this browser: across a crash, a closed window and the way over the login page. */
export function useDraft(form: OpenForm | null, key: string): DraftState {
  const [found, setFound] = useState<Draft | null>(null);
  const isPaused = useRef(false);
  const isForgotten = useRef(false);
  const store = form?.store;
  const isContinued = form?.isContinued === true;
  const rev = form?.rev ?? null;
  const latestRev = useRef(rev);
  latestRev.current = rev;

  useEffect(() => {
    if (!store) return;
    const draft = isContinued ? null : readDraft(localStorage, key);
    isPaused.current = draft !== null;
    isForgotten.current = false;
    setFound(draft);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const flush = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!isPaused.current) writeDraft(localStorage, key, isForgotten.current ? null : draftOf(store.fields, store.base(), store.values(), latestRev.current));
    };
    const schedule = () => {
      timer ??= setTimeout(flush, writePause);
    };
    const flushPending = () => timer !== undefined && flush();
    const stop = store.subscribe(schedule);
    window.addEventListener('pagehide', flushPending);
    return () => {
      stop();
      window.removeEventListener('pagehide', flushPending);
      flushPending();
    };
  }, [store, key, isContinued]);

  const settle = () => {
    isPaused.current = false;
    setFound(null);
  };
  return {
    found,
    restore: () => {
      if (!store || !found) return;
      settle();
      for (const [name, value] of Object.entries(found.values)) store.set(name, value ?? undefined);
    },
    discard: () => {
      settle();
      writeDraft(localStorage, key, null);
    },
    forget: () => {
      isForgotten.current = true;
      settle();
      writeDraft(localStorage, key, null);
    },
  };
}
