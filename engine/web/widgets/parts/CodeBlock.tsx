import { CopyButton } from './copy/CopyButton.tsx';
import './cells.css';

export function CodeBlock({ text }: { text: string }) {
  return (
    <div className="cell-code-block">
      <pre className="cell-code">{text}</pre>
      <CopyButton text={text} />
    </div>
  );
}
