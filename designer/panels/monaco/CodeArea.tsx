import { useRef } from 'react';
import type { CodeAreaProps } from './code-area-props.ts';
import { MonacoArea } from './MonacoArea.tsx';
import { PlainArea } from './PlainArea.tsx';
import { useMonaco } from './use-monaco.ts';

/** Code to read or to edit as high as the place it stands in: Monaco once it is there, plain text until then and on small screens. */
export function CodeArea(props: CodeAreaProps) {
  const monaco = useMonaco();
  const caret = useRef<number | null>(null);
  return monaco ? <MonacoArea {...props} module={monaco} caret={caret} /> : <PlainArea {...props} caret={caret} />;
}
