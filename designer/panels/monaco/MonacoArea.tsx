import type { editor } from 'monaco-editor/editor/editor.api.js';
import { useEffect, useRef, useState } from 'react';
import { type Monaco, useThemeName } from '../../../engine/web/index.ts';
import type { CodeAreaProps, SavedCaret } from './code-area-props.ts';
import { textChange } from './text-change.ts';
import './monaco.css';

const markOwner = 'portico';

/** The full editor. A text from outside changes only what differs, so that cursor and folds stay. */
export function MonacoArea(props: CodeAreaProps & SavedCaret & { module: Monaco }) {
  const { module, label, language, text, onChange, marks, errors, reveal, address } = props;
  const { monaco, editorOptions, setTheme } = module;
  const theme = useThemeName();
  const host = useRef<HTMLDivElement>(null);
  const [created, setCreated] = useState<editor.IStandaloneCodeEditor | null>(null);
  const decorations = useRef<editor.IEditorDecorationsCollection>(null);
  const latest = useRef(props);
  latest.current = props;
  const isOurs = useRef(false);

  useEffect(() => {
    if (!host.current) return;
    setTheme(theme);
    const uri = address === undefined ? undefined : monaco.Uri.parse(address);
    const model = (uri && monaco.editor.getModel(uri)) ?? monaco.editor.createModel(latest.current.text, language, uri);
    const codeEditor = monaco.editor.create(host.current, { ...editorOptions, model, ariaLabel: label, readOnly: latest.current.onChange === undefined });
    decorations.current = codeEditor.createDecorationsCollection();
    codeEditor.onDidChangeModelContent(() => {
      if (!isOurs.current) latest.current.onChange?.(codeEditor.getValue());
    });
    codeEditor.onDidBlurEditorText(() => latest.current.onBlur?.());
    codeEditor.onDidChangeCursorPosition(({ source, position }) => {
      if (source === 'mouse' || source === 'keyboard') latest.current.onLine?.(position.lineNumber);
    });
    const { caret } = latest.current;
    if (caret.current !== null) {
      codeEditor.setPosition(model.getPositionAt(caret.current));
      codeEditor.focus();
      caret.current = null;
    }
    setCreated(codeEditor);
    return () => {
      setCreated(null);
      codeEditor.dispose();
      model.dispose();
    };
  }, [monaco, editorOptions, setTheme, theme, language, address, label]);

  useEffect(() => {
    const model = created?.getModel();
    const change = model && textChange(model.getValue(), text);
    if (!change) return;
    const [start, end] = [model.getPositionAt(change.from), model.getPositionAt(change.to)];
    isOurs.current = true;
    model.pushEditOperations([], [{ range: monaco.Range.fromPositions(start, end), text: change.text }], () => null);
    isOurs.current = false;
  }, [created, text, monaco]);

  useEffect(() => created?.updateOptions({ readOnly: onChange === undefined }), [created, onChange]);

  useEffect(() => {
    if (!created) return;
    decorations.current?.set(
      (marks ?? []).map(({ from, to, tone }) => ({
        range: new monaco.Range(from, 1, to, 1),
        options: { isWholeLine: true, className: `design-line-${tone}`, linesDecorationsClassName: `design-gutter-${tone}` },
      })),
    );
    const first = marks?.[0];
    // A person who is reading here knows where they are.
    if (first && !created.hasTextFocus()) created.revealLinesInCenterIfOutsideViewport(first.from, first.to);
  }, [created, marks, monaco]);

  useEffect(() => {
    const model = created?.getModel();
    if (!model) return;
    const found = (errors ?? []).map(({ from, to, severity, message }) => {
      const [start, end] = [model.getPositionAt(from), model.getPositionAt(to)];
      return {
        startLineNumber: start.lineNumber,
        startColumn: start.column,
        endLineNumber: end.lineNumber,
        endColumn: end.column,
        message,
        severity: severity === 'error' ? monaco.MarkerSeverity.Error : monaco.MarkerSeverity.Warning,
      };
    });
    monaco.editor.setModelMarkers(model, markOwner, found);
  }, [created, errors, monaco]);

  useEffect(() => {
    const model = created?.getModel();
    if (!created || !model || !reveal) return;
    const position = model.getPositionAt(reveal.at);
    created.setPosition(position);
    created.revealPositionInCenterIfOutsideViewport(position);
    created.focus();
  }, [created, reveal]);

  return <div ref={host} className="design-monaco" />;
}
