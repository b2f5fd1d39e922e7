import type { Designer } from '../state/designer.ts';

const kept = new WeakMap<Designer, string>();

/** Text that is no definition yet, kept while another view is shown. */
export function keptText(designer: Designer): string | undefined {
  return kept.get(designer);
}

export function keepText(designer: Designer, text: string | null): void {
  if (text === null) kept.delete(designer);
  else kept.set(designer, text);
}
