import { lazy, Suspense } from 'react';

const Loaded = lazy(() => import('./MarkdownText.tsx'));

/** Markdown, sanitised; the parser comes with the first text there is. */
export function LazyMarkdown({ text }: { text: string }) {
  return (
    <Suspense fallback={<p className="cell-text">{text}</p>}>
      <Loaded text={text} />
    </Suspense>
  );
}
