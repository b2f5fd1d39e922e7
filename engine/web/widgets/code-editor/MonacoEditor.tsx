import { useEffect, useRef } from 'react';
import { useThemeName } from '../../state/theme-name.ts';
import type { CodeEditorProps } from './code-editor-props.ts';
import { editorOptions, monaco, setTheme } from './monaco.ts';
import { loadLanguage } from './monaco-language.ts';

const { lineHeight } = editorOptions;
const rows = { least: 6, most: 24 };

/** The full editor: as high as its text within limits, Tab leaves it as it leaves any other control. */
export default function MonacoEditor(props: CodeEditorProps) {
  const { aria, language, text, disabled, status } = props;
  const theme = useThemeName();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<ReturnType<typeof monaco.editor.create>>(null);
  const latest = useRef(props);
  latest.current = props;

  useEffect(() => {
    if (!host.current) return;
    const created = monaco.editor.create(host.current, {
      ...editorOptions,
      value: latest.current.text,
      language,
      ariaLabel: document.querySelector(`label[for="${CSS.escape(aria.id)}"]`)?.textContent ?? undefined,
    });
    editor.current = created;
    void loadLanguage(language).then(() => {
      const model = created.getModel();
      if (model) monaco.editor.setModelLanguage(model, language);
    });
    const resize = () => {
      const height = Math.min(Math.max(created.getContentHeight(), rows.least * lineHeight), rows.most * lineHeight);
      if (host.current) host.current.style.height = `${height}px`;
    };
    resize();
    created.onDidContentSizeChange(resize);
    created.onDidChangeModelContent(() => {
      const value = created.getValue();
      if (value !== latest.current.text) latest.current.onChange(value);
    });
    created.onDidBlurEditorText(() => latest.current.onBlur?.());
    const { left } = latest.current;
    const model = created.getModel();
    if (left?.current && model) {
      const [start, end] = [left.current.start, left.current.end].map((offset) => model.getPositionAt(offset));
      created.focus();
      created.setSelection(monaco.Range.fromPositions(start!, end));
      left.current = null;
    }
    return () => {
      created.getModel()?.dispose();
      created.dispose();
    };
  }, [language, aria.id]);

  useEffect(() => {
    if (editor.current && editor.current.getValue() !== text) editor.current.setValue(text);
  }, [text]);
  useEffect(() => editor.current?.updateOptions({ readOnly: disabled }), [disabled]);
  useEffect(() => setTheme(theme), [theme]);

  return (
    <div
      id={aria.id}
      ref={host}
      style={{
        border: `1px solid var(${status === 'error' ? '--ant-color-error' : '--ant-color-border'})`,
        borderRadius: 'var(--p-radius)',
        overflow: 'hidden',
      }}
    />
  );
}
