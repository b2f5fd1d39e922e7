import { CopyButton } from './copy/CopyButton.tsx';
import './cells.css';

export function CodeBlock({ text }: { text: string }) {
  return (
    <div className="cell-code-block">
      {/* A long line is scrolled by keyboard too. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be focused */}
      <pre className="cell-code" tabIndex={0}>
        {text}
      </pre>
      <CopyButton text={text} />
    </div>
  );
}
