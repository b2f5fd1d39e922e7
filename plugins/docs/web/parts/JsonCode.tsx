import { Fragment, useMemo } from 'react';
import { SourceCode } from './SourceCode.tsx';

/** Characters. Beyond it colours cost more than they tell. */
const longText = 40_000;
const tokens = /("(?:\\.|[^"\\])*")(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/g;

/** JSON with its parts in colour, and a button that copies it. */
export function JsonCode({ text, label }: { text: string; label: string }) {
  const shown = useMemo(() => (text.length > longText ? text : colored(text)), [text]);
  return (
    <SourceCode text={text} label={label}>
      {shown}
    </SourceCode>
  );
}

function colored(text: string): React.ReactNode[] {
  const parts: React.ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(tokens)) {
    const [whole, quoted, colon] = match;
    if (match.index > end) parts.push(<Fragment key={end}>{text.slice(end, match.index)}</Fragment>);
    parts.push(
      <span key={match.index} className={`docs-json-${kindOf(whole, quoted, colon)}`}>
        {whole}
      </span>,
    );
    end = match.index + whole.length;
  }
  return [...parts, text.slice(end)];
}

function kindOf(whole: string, quoted: string | undefined, colon: string | undefined): string {
  if (quoted !== undefined) return colon === undefined ? 'string' : 'name';
  return /^[tfn]/.test(whole) ? 'word' : 'number';
}
