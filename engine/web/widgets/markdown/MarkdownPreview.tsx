import { theme } from 'antd';
import DOMPurify from 'dompurify';
import { marked } from 'marked';
import { useMemo } from 'react';

/** What the text will look like. Cleaned here as well: a preview runs before the server has seen the text. */
export default function MarkdownPreview({ text }: { text: string }) {
  const { token } = theme.useToken();
  const html = useMemo(() => DOMPurify.sanitize(marked.parse(text, { async: false })), [text]);
  return (
    <div
      style={{ minHeight: 180, padding: 12, border: `1px solid ${token.colorBorder}`, borderRadius: token.borderRadius, overflowWrap: 'anywhere' }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by DOMPurify one line above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
