import { Input } from 'antd';
import { lazyPart } from '../base/lazy-part.ts';
import { WhenVisible } from '../parts/WhenVisible.tsx';
import type { CodeEditorProps } from './code-editor-props.ts';
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
export function CodeEditor(props: CodeEditorProps) {
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

function PlainEditor({ aria, text, onChange, onBlur, disabled, status }: CodeEditorProps) {
  return (
    <Input.TextArea
      {...aria}
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
