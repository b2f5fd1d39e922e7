import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../engine/web/index.ts';
import { isGiven } from '../../../import/credential-fault.ts';
import type { CheckAnswer, GivenCredential, ImportOptions, PreviewAnswer } from '../../../import/protocol.ts';
import { carriedCredentials } from './carried-credentials.ts';
import { type Choices, noChoices } from './choices.ts';
import { previewImport } from './import-calls.ts';

/** Where a document is given, or what else was asked of the server: a refusal is shown there. */
export type Place = 'file' | 'text' | 'url' | 'options';

interface Fault {
  at: Place;
  message: string;
  /** By parameter. */
  fields: Readonly<Record<string, string>>;
}

export interface ImportState {
  /** The document as it was read last; null before the first. */
  preview: PreviewAnswer | null;
  options: ImportOptions;
  choices: Choices;
  /** Values for the upstream, by entry; they live here alone until the import takes them. */
  credentials: Readonly<Record<string, GivenCredential>>;
  reading: Place | null;
  fault: Fault | null;
  /** The preview is of these very options. */
  isCurrent: boolean;
  /** Something was decided that another document would throw away. */
  isTouched: boolean;
  load(given: { at: 'file' | 'text'; files: readonly File[] } | { at: 'url'; url: string }): void;
  refuse(at: Place, message: string): void;
  /** What has been found at an earlier import's source. */
  take(options: ImportOptions, preview: NonNullable<CheckAnswer['preview']>): void;
  setOptions(change: ImportOptions): void;
  setChoices(change: (before: Choices) => Choices): void;
  setCredential(given: GivenCredential): void;
  /** Reads a document that was uploaded before: after an import has changed what is stored, or after a reload. */
  readAgain(upload: string, options: ImportOptions): void;
  clear(): void;
}

/** Milliseconds after the last key until a changed name or option is checked. */
const checkDelay = 350;

/** A document, how it is taken, and what is decided about its operations. Nothing is written here. */
export function useImport(): ImportState {
  const [preview, setPreview] = useState<PreviewAnswer | null>(null);
  const [options, setOptions] = useState<ImportOptions>({});
  const [previewed, setPreviewed] = useState(options);
  const [choices, setChoices] = useState<Choices>(noChoices);
  const [credentials, setCredentials] = useState<ImportState['credentials']>({});
  const [reading, setReading] = useState<Place | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const latest = useRef(new AbortController());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      latest.current.abort();
    },
    [],
  );

  /** The last question counts; a refused one leaves everything as it stands. */
  const ask = async (at: Place, parameters: Parameters<typeof previewImport>[0], next: ImportOptions, whenRead?: () => void) => {
    clearTimeout(timer.current);
    latest.current.abort();
    const abort = new AbortController();
    latest.current = abort;
    setReading(at);
    setFault(null);
    try {
      const answer = await previewImport({ ...next, ...parameters }, { signal: abort.signal });
      if (preview) setCredentials((given) => carriedCredentials(given, preview.credentials, answer.credentials));
      setPreview(answer);
      setPreviewed(next);
      whenRead?.();
    } catch (error) {
      if (abort.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      const fields = Object.fromEntries(error.fieldErrors.map(({ field, message }) => [field, message]));
      setFault({ at, message: error.fieldErrors[0]?.message ?? error.message, fields });
    } finally {
      if (latest.current === abort) setReading(null);
    }
  };

  const begin = (next: ImportOptions) => {
    setOptions(next);
    setChoices(noChoices);
    setCredentials({});
  };

  return {
    preview,
    options,
    choices,
    credentials,
    reading,
    fault,
    isCurrent: preview !== null && previewed === options && reading === null,
    isTouched: options.names !== undefined || choices !== noChoices || Object.values(credentials).some(isGiven),
    load(given) {
      const fresh = {};
      void ask(given.at, given.at === 'url' ? { url: given.url } : { file: given.files }, fresh, () => begin(fresh));
    },
    refuse: (at, message) => setFault({ at, message, fields: {} }),
    take(given, found) {
      setPreview(found);
      setPreviewed(given);
      begin(given);
      setFault(null);
    },
    setOptions(change) {
      if (!preview) return;
      const next = withoutEmpty({ ...options, ...change });
      setOptions(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void ask('options', { upload: preview.upload }, next), checkDelay);
    },
    setChoices,
    setCredential: (given) => setCredentials((before) => ({ ...before, [given.name]: given })),
    readAgain(upload, given) {
      setChoices(noChoices);
      void ask(preview ? 'options' : 'file', { upload }, given, () => begin(given));
    },
    clear() {
      clearTimeout(timer.current);
      latest.current.abort();
      setPreview(null);
      setFault(null);
      begin({});
    },
  };
}

function withoutEmpty({ names, ...options }: ImportOptions): ImportOptions {
  const kept = Object.entries(options).filter(([, value]) => value !== undefined && value !== '');
  return { ...Object.fromEntries(kept), ...(names && Object.keys(names).length > 0 && { names }) };
}
