import { lineDiff } from './line-diff.ts';
import './monaco.css';

const signs = { same: ' ', removed: '−', added: '+' };

/** Differing lines with their sign and colour. */
export function PlainDiff({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <section className="design-plain" aria-label={label}>
      <pre className="design-diff">
        {lineDiff(before, after).map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its number
          <div key={index} className={`design-diff-${kind}`}>
            {signs[kind]} {text}
          </div>
        ))}
      </pre>
    </section>
  );
}
