export interface CodeEditorProps {
  aria: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean; 'aria-required'?: boolean };
  language: string;
  text: string;
  onChange(text: string): void;
  onBlur?(): void;
  disabled: boolean;
  status?: 'error';
  /** The selection of an editor that was taken away while somebody wrote in it: the one in its place goes on there. */
  left?: { current: TextRange | null };
}

/** Offsets in the text. */
export interface TextRange {
  start: number;
  end: number;
}
