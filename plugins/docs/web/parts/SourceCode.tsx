import type { ReactNode } from 'react';
import { CopyButton } from '../../../../engine/web/index.ts';
import './source-code.css';

interface SourceCodeProps {
  /** What is copied, and shown unless `children` are. */
  text: string;
  label: string;
  children?: ReactNode;
}

/** Source text with a button that copies it. */
export function SourceCode({ text, label, children = text }: SourceCodeProps) {
  return (
    <div className="docs-code-block">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section tabIndex={0} aria-label={label}>
        <pre>{children}</pre>
      </section>
      <CopyButton text={text} />
    </div>
  );
}
