import type { FieldProps } from '@rjsf/utils';
import { CodeEditor } from '../../../../engine/web/index.ts';

/** The text of the statement. Its `:name` places become inputs while it is typed. */
export function SqlStatementField({ formData, onChange, fieldPathId }: FieldProps) {
  return (
    <CodeEditor
      aria={{ id: fieldPathId.$id, 'aria-describedby': `${fieldPathId.$id}__help` }}
      language="sql"
      text={typeof formData === 'string' ? formData : ''}
      onChange={(text) => onChange(text, fieldPathId.path)}
      disabled={false}
    />
  );
}
