import { DeleteOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input, InputNumber, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../../engine/core/json/json.ts';
import { columnTypes, type TableColumn } from '../../../model/types/definition.ts';

const types = [...columnTypes, 'money', 'decimal'] as const;

interface ColumnLineProps {
  column: TableColumn;
  index: number;
  /** Only its description can be changed, and whether it is hidden. */
  isFixed: boolean;
  error: string | undefined;
  onChange(column: TableColumn): void;
  onRemove(): void;
}

/** One column of a table as a line of inputs. */
export function ColumnLine({ column, index, isFixed, error, onChange, onRemove }: ColumnLineProps) {
  const { t } = useTranslation('designer-data');
  const change = (part: Partial<TableColumn>) => onChange(without({ ...column, ...part }));
  return (
    <tr>
      <td>
        <Input
          value={column.name}
          disabled={isFixed}
          status={error === undefined ? '' : 'error'}
          title={error}
          spellCheck={false}
          aria-label={t('columnOf', { index: index + 1 })}
          onChange={(event) => change({ name: event.target.value })}
        />
      </td>
      <td>
        <Select
          value={column.format ?? column.type}
          disabled={isFixed}
          options={types.map((value) => ({ value, label: value }))}
          popupMatchSelectWidth={false}
          aria-label={t('typeOf', { name: column.name })}
          onChange={(type) => onChange({ ...without({ ...column, default: null, max: undefined, format: undefined }), ...typed(type) })}
        />
      </td>
      <td className="data-grid-required">
        <Checkbox
          checked={column.required === true}
          disabled={isFixed}
          aria-label={t('requiredOf', { name: column.name })}
          onChange={(event) => change({ required: event.target.checked })}
        />
      </td>
      <td className="data-grid-required" title={t('hiddenHint')}>
        <Checkbox
          checked={column.hidden === true}
          aria-label={t('hiddenOf', { name: column.name })}
          onChange={(event) => change({ hidden: event.target.checked })}
        />
      </td>
      <td>
        <InputNumber
          value={column.max ?? null}
          min={1}
          disabled={isFixed || !['string', 'integer', 'float'].includes(column.type)}
          controls={false}
          aria-label={t('maxOf', { name: column.name })}
          onChange={(max) => change({ max: max ?? undefined })}
        />
      </td>
      <td>
        <Input
          key={`${column.type}${column.name}`}
          defaultValue={textOf(column.default)}
          disabled={isFixed}
          aria-label={t('defaultOf', { name: column.name })}
          onChange={(event) => change({ default: typedValue(column.type, event.target.value) })}
        />
      </td>
      <td>
        <Input
          value={column.description ?? ''}
          suffix={column.references === undefined ? undefined : <span className="data-reference">→ {column.references}</span>}
          aria-label={t('descriptionOf', { name: column.name })}
          onChange={(event) => change({ description: event.target.value })}
        />
      </td>
      <td>
        <Button
          type="text"
          icon={<DeleteOutlined />}
          disabled={isFixed && column.required === true}
          aria-label={t('removeOf', { name: column.name })}
          onClick={onRemove}
        />
      </td>
    </tr>
  );
}

function typed(type: (typeof types)[number]): Pick<TableColumn, 'type' | 'format'> {
  if (type === 'money') return { type: 'integer', format: type };
  return type === 'decimal' ? { type: 'float', format: type } : { type };
}

/** Empty members are left out, as in a line that does not name them. */
function without(column: { [Key in keyof TableColumn]: TableColumn[Key] | undefined }): TableColumn {
  const filled = Object.entries(column).filter(([, value]) => value !== undefined && value !== null && value !== false && value !== '');
  return { name: '', ...Object.fromEntries(filled) } as TableColumn;
}

function textOf(value: Json | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What was typed as a value; text that is none of the type stays text, and the check says so. */
function typedValue(type: TableColumn['type'], text: string): Json {
  if (text === '') return null;
  if (type === 'string' || type === 'date') return text;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text;
  }
}
