import { theme } from 'antd';
import MarkdownText from './MarkdownText.tsx';

/** What the text will look like. */
export default function MarkdownPreview({ text }: { text: string }) {
  const { token } = theme.useToken();
  return (
    <div style={{ minHeight: 180, padding: 12, border: `1px solid ${token.colorBorder}`, borderRadius: token.borderRadius, overflowWrap: 'anywhere' }}>
      <MarkdownText text={text} />
    </div>
  );
}
