import type { editor } from 'monaco-editor/editor/editor.api.js';
import { useEffect, useRef, useState } from 'react';
import { type Monaco, useThemeName } from '../../../engine/web/index.ts';
import { PlainDiff } from './PlainDiff.tsx';
import { useMonaco } from './use-monaco.ts';
import './monaco.css';

export interface DiffAreaProps {
  label: string;
  language: 'php' | 'typescript' | 'sql' | 'json';
  before: string;
  after: string;
}

/** Two texts against each other, for reading. */
export function DiffArea(props: DiffAreaProps) {
  const module = useMonaco();
  return module ? <MonacoDiff {...props} module={module} /> : <PlainDiff {...props} />;
}

/** Milliseconds in which a comparison that runs in the worker ends; texts that go while it does are an error in the console. */
const comparisonTime = 5_000;

function MonacoDiff({ module, label, language, before, after }: DiffAreaProps & { module: Monaco }) {
  const { monaco, editorOptions, setTheme } = module;
  const theme = useThemeName();
  const host = useRef<HTMLDivElement>(null);
  const [created, setCreated] = useState<editor.IStandaloneDiffEditor | null>(null);
  useEffect(() => {
    if (!host.current) return;
    setTheme(theme);
    const diffEditor = monaco.editor.createDiffEditor(host.current, {
      ...editorOptions,
      readOnly: true,
      originalEditable: false,
      useInlineViewWhenSpaceIsLimited: true,
      originalAriaLabel: label,
      modifiedAriaLabel: label,
      hideUnchangedRegions: { enabled: true },
    });
    setCreated(diffEditor);
    return () => {
      setCreated(null);
      diffEditor.dispose();
    };
  }, [monaco, editorOptions, setTheme, theme, label]);
  useEffect(() => {
    if (!created) return;
    const texts = { original: monaco.editor.createModel(before, language), modified: monaco.editor.createModel(after, language) };
    created.setModel(texts);
    return () => {
      if (created.getModel()?.original === texts.original) created.setModel(null);
      setTimeout(() => {
        texts.original.dispose();
        texts.modified.dispose();
      }, comparisonTime);
    };
  }, [created, before, after, language, monaco]);
  return <div ref={host} className="design-monaco" />;
}
