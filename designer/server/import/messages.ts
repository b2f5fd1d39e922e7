import type { Language, Text } from '../../../engine/core/text/text.ts';
import type { RowWrite } from '../../import/decide-row.ts';
import type { SourceFile } from '../../import/document/read-files.ts';
import type { ApplyParameters, ImportOptions, PreviewAnswer, PreviewDetail } from '../../import/protocol.ts';
import type { PlannedCredential } from '../../import/request/upstream-credentials.ts';

/** A stored interface as the thread receives it: its definition stays text until it is needed. */
export interface StoredText {
  id: number;
  rev: number;
  definition: string;
}

/** What the import thread can be asked: first to read, then the rest in this order, as often as the options change. */
export interface ThreadTasks {
  /** Reads the files: once, whatever is asked of them afterwards. */
  read: { input: { files: SourceFile[] }; answer: { title: string } };
  /** Namespaces in which the operations may meet stored interfaces. */
  namespaces: { input: { options: ImportOptions }; answer: string[] };
  plan: {
    input: { stored: StoredText[]; options: ImportOptions; hash: string; address?: string; only?: string };
    answer: { rows: number; credentials: PlannedCredential[] };
  };
  show: {
    input: { language: Language; detail?: string };
    answer: Omit<PreviewAnswer, 'upload' | 'credentials'> & { credentials: PlannedCredential[] } & { detail?: PreviewDetail };
  };
  /** The writes of some rows. */
  decide: { input: { choices: Pick<ApplyParameters, 'mode' | 'fields' | 'rows' | 'only'>; from: number; count: number }; answer: DecidedRow[] };
}

/** A row of an import with what is to be written. */
export interface DecidedRow {
  id: string;
  service: string;
  write: RowWrite;
}

/** The name of a task. */
export type ThreadTask = keyof ThreadTasks;
/** A message to the thread. */
export interface ToThread {
  task: ThreadTask;
  input: unknown;
}
/** A message of the thread. */
export type FromThread = { kind: 'answer'; answer: unknown } | { kind: 'refused'; text: Text } | { kind: 'failed'; message: string };
