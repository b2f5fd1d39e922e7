import { MarkdownText } from '../../../../engine/web/index.ts';

/** What makes Markdown more than a line of text. */
const marks = /[`*[\]\n]|<\w|(^|\s)[_#]/;

/** The description of a field, which may be Markdown. Most are not, and need neither its reader nor its styles. */
export function Words({ text }: { text: string }) {
  return marks.test(text) ? <MarkdownText text={text} /> : <p>{text}</p>;
}
