import type { LineMark, TextFault } from './line-mark.ts';
import { MonacoArea } from './MonacoArea.tsx';
import { PlainArea } from './PlainArea.tsx';
import { useMonaco } from './use-monaco.ts';

export interface CodeAreaProps {
  /** Spoken name. */
  label: string;
  language: 'php' | 'typescript' | 'sql' | 'json';
  text: string;
  /** Left out: the text is for reading. */
  onChange?(text: string): void;
  onBlur?(): void;
  marks?: readonly LineMark[];
  faults?: readonly TextFault[];
  /** Character to bring into sight; a new object asks again. */
  reveal?: { at: number } | null;
  /** A person put the cursor on this line. */
  onLine?(line: number): void;
  /** Address of the text, for schemas. */
  address?: string;
}

/** Code to read or to edit as high as the place it stands in: Monaco once it is there, plain text until then and on small screens. */
export function CodeArea(props: CodeAreaProps) {
  const monaco = useMonaco();
  return monaco ? <MonacoArea {...props} module={monaco} /> : <PlainArea {...props} />;
}
