import type { editor } from 'monaco-editor/editor/editor.api.js';
import { useEffect, useRef, useState } from 'react';
import { type Monaco, useText, useThemeName } from '../../../../engine/web/index.ts';
import type { DescriptorDiagnostic } from './use-descriptor.ts';

interface DescriptorEditorProps {
  module: Monaco;
  /** What JSON Schema knows the text by. */
  address: string;
  label: string;
  text: string;
  diagnostics: readonly DescriptorDiagnostic[];
  /** The line to go to; a new object goes there again. */
  reveal: { line: number; column: number } | undefined;
  onChange(text: string): void;
}

/** The JSON of a descriptor, with the errors of a drop where they are. */
export function DescriptorEditor(props: DescriptorEditorProps) {
  const { module, address, label, text, diagnostics, reveal } = props;
  const { monaco, editorOptions, setTheme } = module;
  const theme = useThemeName();
  const inWords = useText();
  const host = useRef<HTMLDivElement>(null);
  const [created, setCreated] = useState<editor.IStandaloneCodeEditor | null>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (!host.current) return;
    const model = monaco.editor.createModel(latest.current.text, 'json', monaco.Uri.parse(address));
    const codeEditor = monaco.editor.create(host.current, { ...editorOptions, model, ariaLabel: label, quickSuggestions: { strings: true } });
    codeEditor.onDidChangeModelContent(() => latest.current.onChange(codeEditor.getValue()));
    setCreated(codeEditor);
    return () => {
      setCreated(null);
      codeEditor.dispose();
      model.dispose();
    };
  }, [monaco, editorOptions, address, label]);

  useEffect(() => setTheme(theme), [setTheme, theme]);
  useEffect(() => {
    if (created && created.getValue() !== text) created.setValue(text);
  }, [created, text]);
  useEffect(() => {
    const model = created?.getModel();
    if (!model) return;
    const markers = diagnostics.map(({ line, column, severity, message }) => ({
      startLineNumber: line,
      startColumn: column,
      endLineNumber: line,
      endColumn: model.getLineMaxColumn(Math.min(line, model.getLineCount())),
      message: inWords(message),
      severity: severity === 'error' ? monaco.MarkerSeverity.Error : monaco.MarkerSeverity.Warning,
    }));
    monaco.editor.setModelMarkers(model, 'portico', markers);
  }, [created, diagnostics, inWords, monaco]);
  useEffect(() => {
    if (!created || !reveal) return;
    const position = { lineNumber: reveal.line, column: reveal.column };
    created.setPosition(position);
    created.revealPositionInCenterIfOutsideViewport(position);
    created.focus();
  }, [created, reveal]);
  return <div ref={host} className="descriptor-editor" />;
}
