import { inputAria, textValue } from '../../../web/widgets/base/input-aria.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { CodeEditor } from '../../../web/widgets/code-editor/CodeEditor.tsx';

export default function CodeInput(props: InputProps) {
  const { field, value, onChange, onBlur, disabled, status } = props;
  const language = field.format?.kind === 'code' ? field.format.language : 'plaintext';
  return (
    <CodeEditor
      aria={inputAria(props)}
      language={language}
      text={textValue(value)}
      onChange={(text) => onChange(text || undefined)}
      onBlur={onBlur}
      disabled={disabled}
      status={status}
    />
  );
}
