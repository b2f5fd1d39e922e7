import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../../engine/web/index.ts';
import { isFilled } from '../../../import/credential-error.ts';
import type { CheckAnswer, CredentialInput, ImportOptions, PreviewAnswer } from '../../../import/protocol.ts';
import { carriedCredentials } from './carried-credentials.ts';
import { type Choices, noChoices } from './choices.ts';
import { previewImport } from './import-calls.ts';

/** Where a document is given, or what else was asked of the server: a refusal is shown there. */
export type Place = 'file' | 'text' | 'url' | 'options';

interface ImportError {
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
  credentials: Readonly<Record<string, CredentialInput>>;
  reading: Place | null;
  error: ImportError | null;
  /** The preview is of these very options. */
  isCurrent: boolean;
  /** Something was decided that another document would throw away. */
  isTouched: boolean;
  load(source: { at: 'file' | 'text'; files: readonly File[] } | { at: 'url'; url: string }): void;
  refuse(at: Place, message: string): void;
  /** What has been found at an earlier import's source. */
  take(options: ImportOptions, preview: NonNullable<CheckAnswer['preview']>): void;
  setOptions(change: ImportOptions): void;
  setChoices(change: (before: Choices) => Choices): void;
  setCredential(input: CredentialInput): void;
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
  const [error, setError] = useState<ImportError | null>(null);
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
    setError(null);
    try {
      const answer = await previewImport({ ...next, ...parameters }, { signal: abort.signal });
      if (preview) setCredentials((before) => carriedCredentials(before, preview.credentials, answer.credentials));
      setPreview(answer);
      setPreviewed(next);
      whenRead?.();
    } catch (error) {
      if (abort.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      const fields = Object.fromEntries(error.fieldErrors.map(({ field, message }) => [field, message]));
      setError({ at, message: error.fieldErrors[0]?.message ?? error.message, fields });
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
    error,
    isCurrent: preview !== null && previewed === options && reading === null,
    isTouched: options.names !== undefined || choices !== noChoices || Object.values(credentials).some(isFilled),
    load(source) {
      const fresh = {};
      void ask(source.at, source.at === 'url' ? { url: source.url } : { file: source.files }, fresh, () => begin(fresh));
    },
    refuse: (at, message) => setError({ at, message, fields: {} }),
    take(next, found) {
      setPreview(found);
      setPreviewed(next);
      begin(next);
      setError(null);
    },
    setOptions(change) {
      if (!preview) return;
      const next = withoutEmpty({ ...options, ...change });
      setOptions(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void ask('options', { upload: preview.upload }, next), checkDelay);
    },
    setChoices,
    setCredential: (input) => setCredentials((before) => ({ ...before, [input.name]: input })),
    readAgain(upload, next) {
      setChoices(noChoices);
      void ask(preview ? 'options' : 'file', { upload }, next, () => begin(next));
    },
    clear() {
      clearTimeout(timer.current);
      latest.current.abort();
      setPreview(null);
      setError(null);
      begin({});
    },
  };
}

function withoutEmpty({ names, ...options }: ImportOptions): ImportOptions {
  const filled = Object.entries(options).filter(([, value]) => value !== undefined && value !== '');
  return { ...Object.fromEntries(filled), ...(names && Object.keys(names).length > 0 && { names }) };
}
