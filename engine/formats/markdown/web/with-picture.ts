/** A text with a picture in a paragraph of its own at the caret, and where the caret is then. */
export function withPicture(text: string, caret: number, { url, title }: { url: string; title: string }): { text: string; caret: number } {
  const at = Math.min(caret, text.length);
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const words = title.replace(/\.[a-z]+$/i, '').replace(/[[\]\\]/g, '');
  const lead = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const picture = `${lead}![${words}](${url})\n\n`;
  return { text: before + picture + after.replace(/^\n+/, ''), caret: at + picture.length };
}
