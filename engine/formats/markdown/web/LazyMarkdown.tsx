import { lazyPart } from '../../../web/widgets/base/lazy-part.ts';

/** Markdown, sanitised; the parser comes with the first text there is. */
export const LazyMarkdown = lazyPart<{ text: string }>(
  () => import('./MarkdownText.tsx'),
  ({ text }) => <p className="cell-text">{text}</p>,
);
