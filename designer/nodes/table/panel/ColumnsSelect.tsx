import { Select } from 'antd';
import { columnTypes, type TableColumn } from '../../../model/types/definition.ts';
import { TypeMark } from '../../../panels/parts/type-mark/TypeMark.tsx';
import { columnsOf } from '../model/table-settings.ts';

export type Column = Pick<TableColumn, 'name' | 'type' | 'format'>;

interface ColumnsSelectProps {
  id: string;
  label: string;
  /** The setting as it stands. */
  value: unknown;
  columns: readonly Column[];
  onChange(chosen: Column[]): void;
}

/** Several columns of a table at once. What the node has already stays even where the table is not known. */
export function ColumnsSelect({ id, label, value, columns, onChange }: ColumnsSelectProps) {
  const chosen = columnsOf({ columns: value });
  const known = new Map([...chosen, ...columns].map(({ name, type, format }) => [name, { type, ...(format && { format }) }]));
  return (
    <Select<string[]>
      id={id}
      aria-label={label}
      mode="multiple"
      value={chosen.map((column) => column.name)}
      onChange={(names) => onChange(names.map((name) => ({ name, ...(known.get(name) ?? { type: columnTypes[0] }) })))}
      options={[...known.keys()].map((name) => ({ value: name, label: name }))}
      optionRender={({ value: name }) => (
        <span className="design-insp-port-head">
          <code>{name}</code>
          <TypeMark type={known.get(String(name))?.format ?? known.get(String(name))?.type ?? 'any'} />
        </span>
      )}
    />
  );
}
