import { Input } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { useLayoutEffect, useRef } from 'react';
import { lazyPart } from '../base/lazy-part.ts';
import { WhenVisible } from '../parts/WhenVisible.tsx';
import type { CodeEditorProps, TextRange } from './code-editor-props.ts';
import { EditorBoundary } from './EditorBoundary.tsx';
import { loadMonaco } from './load-monaco.ts';

const MonacoEditor = lazyPart<CodeEditorProps>(
  async () => {
    await loadMonaco();
    return import('./MonacoEditor.tsx');
  },
  (props) => <PlainEditor {...props} />,
);

/** Monaco once it is in sight and has loaded; until then, on touch screens and where it cannot load, a plain text area that does the same. */
export function CodeEditor(own: Omit<CodeEditorProps, 'left'>) {
  const props = { ...own, left: useRef<TextRange>(null) };
  const plain = <PlainEditor {...props} />;
  if (!window.matchMedia('(pointer: fine) and (min-width: 768px)').matches) return plain;
  return (
    <EditorBoundary fallback={plain}>
      <WhenVisible placeholder={plain}>
        <MonacoEditor {...props} />
      </WhenVisible>
    </EditorBoundary>
  );
}

function PlainEditor({ aria, text, onChange, onBlur, disabled, status, left }: CodeEditorProps) {
  const input = useRef<TextAreaRef>(null);
  useLayoutEffect(() => {
    const area = input.current?.resizableTextArea?.textArea;
    if (!area || !left) return;
    if (left.current) {
      area.focus();
      area.setSelectionRange(left.current.start, left.current.end);
      left.current = null;
    }
    return () => {
      if (document.activeElement === area) left.current = { start: area.selectionStart, end: area.selectionEnd };
    };
  }, [left]);
  return (
    <Input.TextArea
      {...aria}
      ref={input}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
      disabled={disabled}
      status={status}
      autoSize={{ minRows: 6, maxRows: 20 }}
      spellCheck={false}
      style={{ fontFamily: 'var(--p-font-code)' }}
    />
  );
}
