import type { RefObject } from 'react';
import type { LineMark, TextError } from './line-mark.ts';

/** Where somebody is typing, for the editor that takes the place of the one before; null while nobody is. */
export interface SavedCaret {
  caret: RefObject<number | null>;
}

export interface CodeAreaProps {
  /** Spoken name. */
  label: string;
  language: 'php' | 'typescript' | 'sql' | 'json';
  text: string;
  /** Left out: the text is for reading. */
  onChange?(text: string): void;
  onBlur?(): void;
  marks?: readonly LineMark[];
  errors?: readonly TextError[];
  /** Character to bring into sight; a new object asks again. */
  reveal?: { at: number } | null;
  /** A person put the cursor on this line. */
  onLine?(line: number): void;
  /** Address of the text, for schemas. */
  address?: string;
}
