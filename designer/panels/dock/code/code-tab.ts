import { proxy, useSnapshot } from 'valtio';
import type { Designer } from '../../state/designer.ts';
import { useDesigner } from '../../state/use-designer.ts';
import type { CodeLanguage } from './code-language.ts';

/** What is looked at as code, in the dock and at a node; it outlives a change of tab. */
interface CodeTab {
  language: CodeLanguage;
  /** How often the lines of the selected node were asked for. */
  requests: number;
}

const tabs = new WeakMap<Designer, CodeTab>();

/** The state of the open designer: `tab` to change it, `shown` to draw it. */
export function useCodeTab(): { tab: CodeTab; shown: Readonly<CodeTab> } {
  const designer = useDesigner();
  let tab = tabs.get(designer);
  if (!tab) {
    tab = proxy<CodeTab>({ language: 'php', requests: 0 });
    tabs.set(designer, tab);
  }
  return { tab, shown: useSnapshot(tab) };
}
