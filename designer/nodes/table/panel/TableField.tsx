import type { FieldProps } from '@rjsf/utils';
import { AutoComplete } from 'antd';
import { knownTables, nameOfTable } from '../../../panels/inspector/settings/controls/known-tables.ts';
import { useLoaded } from '../../../panels/inspector/settings/controls/use-loaded.ts';
import { useDesignerState } from '../../../panels/state/use-designer.ts';

/** A table: the interface's own, or any of the databases; one that does not exist yet may be typed. */
export function TableField({ formData, onChange, fieldPathId, schema, name }: FieldProps) {
  const { table: own } = useDesignerState().definition;
  const tables = useLoaded(knownTables)?.items ?? [];
  const options = tables.map((table) => ({ value: nameOfTable(table), title: table.refusal ?? table.title, disabled: table.refusal !== null }));
  if (own && !options.some(({ value }) => value === own.name)) options.unshift({ value: own.name, title: own.name, disabled: false });
  return (
    <AutoComplete
      id={fieldPathId.$id}
      aria-label={schema.title || name}
      showSearch={{ filterOption: (typed, option) => `${option?.value} ${option?.title}`.toLowerCase().includes(typed.toLowerCase()) }}
      value={typeof formData === 'string' ? formData : ''}
      onChange={(chosen: string) => onChange(chosen || undefined, fieldPathId.path)}
      options={options}
      optionRender={({ value, data }) => (
        <div>
          <code>{value}</code>
          <div className="design-option-note">{data.title}</div>
        </div>
      )}
    />
  );
}
