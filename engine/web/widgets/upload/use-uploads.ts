import { use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../transport/random-id.ts';
import { type UploadKind, uploadError } from './check-upload.ts';
import { HoldContext } from './hold-context.ts';
import { type UploadedFile, uploadFile } from './upload-file.ts';

/** A file on its way, or one that did not arrive. */
export interface Upload {
  key: string;
  title: string;
  /** 0 to 1. */
  share: number;
  error: string | null;
  stop(): void;
}

export interface Uploads {
  uploads: Upload[];
  start(files: File[]): void;
  /** Says of each file why it was not taken. */
  refuse(files: File[], reason: string): void;
}

/** Sends files together, and gives those that arrived to `onDone` in the order they were chosen in. The form around them is not saved before. */
export function useUploads(kind: UploadKind, onDone: (file: UploadedFile) => void): Uploads {
  const { t } = useTranslation('form');
  const hold = use(HoldContext);
  const [uploads, setUploads] = useState<Upload[]>([]);
  const leave = useRef(new AbortController());
  const done = useRef(onDone);
  done.current = onDone;

  useEffect(() => {
    const controller = new AbortController();
    leave.current = controller;
    return () => controller.abort();
  }, []);

  const drop = (key: string) => setUploads((before) => before.filter((upload) => upload.key !== key));
  const change = (key: string, part: Partial<Upload>) => setUploads((before) => before.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));

  const enter = (file: File, error: string | null): { key: string; abort: AbortController } => {
    const key = randomId();
    const abort = new AbortController();
    const stop = () => {
      abort.abort();
      drop(key);
    };
    setUploads((before) => [...before, { key, title: file.name, share: 0, error, stop }]);
    return { key, abort };
  };

  const send = async (file: File, earlier: Promise<void>) => {
    const error = uploadError(file, kind);
    const { key, abort } = enter(file, error && t(`upload.${error}`));
    if (error) return;
    const release = hold();
    try {
      const signal = AbortSignal.any([abort.signal, leave.current.signal]);
      const answer = await uploadFile(file, kind, { signal, onProgress: (share) => change(key, { share }) });
      await earlier;
      drop(key);
      done.current(answer);
    } catch (error) {
      if (!abort.signal.aborted) change(key, { error: (error instanceof Error && error.message) || t('upload.failed') });
    } finally {
      release();
    }
  };

  return {
    uploads,
    start: (files) => {
      let earlier = Promise.resolve();
      for (const file of files) earlier = send(file, earlier);
    },
    refuse: (files, reason) => {
      for (const file of files) enter(file, reason);
    },
  };
}
