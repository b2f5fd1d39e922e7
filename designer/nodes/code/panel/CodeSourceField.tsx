import type { FieldProps } from '@rjsf/utils';
import { CodeEditor } from '../../../../engine/web/index.ts';

/** The text of a Code node in the editor; the format of the setting is its language. */
export function CodeSourceField({ formData, onChange, fieldPathId, schema }: FieldProps) {
  return (
    <CodeEditor
      aria={{ id: fieldPathId.$id, 'aria-describedby': `${fieldPathId.$id}__help` }}
      language={schema.format ?? 'plaintext'}
      text={typeof formData === 'string' ? formData : ''}
      onChange={(text) => onChange(text, fieldPathId.path)}
      disabled={false}
    />
  );
}
