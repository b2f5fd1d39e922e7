import type { editor } from 'monaco-editor/editor/editor.api.js';
import { useEffect, useRef } from 'react';
import { useThemeName } from '../../../engine/web/index.ts';
import { PlainDiff } from './PlainDiff.tsx';
import { useMonaco } from './use-monaco.ts';
import './monaco.css';

export interface DiffAreaProps {
  label: string;
  language: 'php' | 'typescript' | 'json';
  before: string;
  after: string;
}

/** Two texts against each other, for reading. */
export function DiffArea(props: DiffAreaProps) {
  const module = useMonaco();
  return module ? <MonacoDiff {...props} module={module} /> : <PlainDiff {...props} />;
}

function MonacoDiff({ module, label, language, before, after }: DiffAreaProps & { module: typeof import('./monaco.ts') }) {
  const { monaco, editorOptions, setTheme } = module;
  const theme = useThemeName();
  const host = useRef<HTMLDivElement>(null);
  const diff = useRef<editor.IStandaloneDiffEditor>(null);
  useEffect(() => {
    if (!host.current) return;
    setTheme(theme);
    const created = monaco.editor.createDiffEditor(host.current, {
      ...editorOptions,
      readOnly: true,
      originalEditable: false,
      useInlineViewWhenSpaceIsLimited: true,
      originalAriaLabel: label,
      modifiedAriaLabel: label,
      hideUnchangedRegions: { enabled: true },
    });
    diff.current = created;
    return () => {
      const models = created.getModel();
      created.dispose();
      models?.original.dispose();
      models?.modified.dispose();
    };
  }, [monaco, editorOptions, setTheme, theme, label]);
  useEffect(() => {
    const shown = diff.current;
    if (!shown) return;
    const old = shown.getModel();
    shown.setModel({ original: monaco.editor.createModel(before, language), modified: monaco.editor.createModel(after, language) });
    old?.original.dispose();
    old?.modified.dispose();
  });
  return <div ref={host} className="design-monaco" />;
}
