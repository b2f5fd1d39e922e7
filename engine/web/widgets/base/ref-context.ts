import { type ComponentType, createContext } from 'react';
import type { Screen } from '../../../core/descriptor/types.ts';

/** Asks for a record of a screen; `onDone` gets its id, or undefined when none was made. */
export interface CreatorProps {
  screen: string;
  /** What stands in the form at first, beside its defaults. */
  initial?: Record<string, unknown>;
  /** What the button was called that led here: title of the dialog and its own button; the screen's words otherwise. */
  label?: string;
  /** Field whose initial value stands, and which nobody is asked for. */
  fixed?: string;
  onDone(id: number | undefined): void;
}

/** What references need to know of the page they stand on. */
export interface ReferenceContext {
  /** The screen whose Options call offers records to choose from. */
  screen: Pick<Screen, 'site' | 'className' | 'calls'> | null;
  /** Field → id → label, as the answers of this page gave them. */
  labels: Record<string, Record<string, string>>;
  /** Screen → address of its list; null where the caller may not open it. */
  addresses: Record<string, string | null>;
  /** In a form: makes a record to point to. */
  Creator?: ComponentType<CreatorProps>;
}

export const RefContext = createContext<ReferenceContext>({ screen: null, labels: {}, addresses: {} });
