import type { Designer } from '../state/designer.ts';

const texts = new WeakMap<Designer, string>();

/** Text that is no definition yet, kept while another view is shown. */
export function unparsedText(designer: Designer): string | undefined {
  return texts.get(designer);
}

/** Keeps a text for the next showing of the JSON view; null forgets it. */
export function setUnparsedText(designer: Designer, text: string | null): void {
  if (text === null) texts.delete(designer);
  else texts.set(designer, text);
}
