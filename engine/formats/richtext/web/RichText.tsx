import DOMPurify from 'dompurify';
import { useMemo } from 'react';

/** HTML written in an editor, without anything that could act. */
export default function RichText({ text }: { text: string }) {
  const html = useMemo(() => DOMPurify.sanitize(text, { FORBID_TAGS: ['style', 'form', 'input', 'button'], FORBID_ATTR: ['style', 'id', 'name'] }), [text]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised one line above
  return <div className="cell-rich" dangerouslySetInnerHTML={{ __html: html }} />;
}
