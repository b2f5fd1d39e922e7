import { CopyButton } from './copy/CopyButton.tsx';
import './cells.css';

/** A text: one line with the whole of it on hover in a list, as it was written in a detail. */
export function TextCell({ text, place, mono = false, copyable = false }: { text: string; place: 'list' | 'detail'; mono?: boolean; copyable?: boolean }) {
  const className = `${place === 'list' ? 'cell-line' : 'cell-text'}${mono ? ' cell-mono' : ''}`;
  const content = (
    <span className={className} title={place === 'list' ? text : undefined}>
      {text}
    </span>
  );
  return copyable ? (
    <span className="cell-copyable">
      {content}
      <CopyButton text={text} />
    </span>
  ) : (
    content
  );
}
