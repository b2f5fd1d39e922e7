import { marked } from 'marked';
import { useMemo } from 'react';
import RichText from '../../richtext/web/RichText.tsx';

export default function MarkdownText({ text }: { text: string }) {
  const html = useMemo(() => marked.parse(text, { async: false }), [text]);
  return <RichText text={html} />;
}
