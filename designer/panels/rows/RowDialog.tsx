import { Alert, Checkbox, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Json } from '../../../engine/core/json/json.ts';
import { codes } from '../../../engine/core/protocol/codes.ts';
import { ApiError, call, Dialog, notify } from '../../../engine/web/index.ts';
import { type RowPage, saveRow } from '../../calls/row-calls.ts';

type Column = RowPage['columns'][number];

interface RowDialogProps {
  database: string;
  table: string;
  columns: readonly Column[];
  /** Null for a new one. */
  row: Record<string, Json> | null;
  /** @param isOther whether the row is another than the page shows */
  onClose(isOther: boolean): void;
}

/** One row to fill in. Only what was changed is sent; the database says what does not fit. */
export function RowDialog({ database, table, columns, row, onClose }: RowDialogProps) {
  const { t } = useTranslation('designer-data');
  const editable = columns.filter(({ is_private }) => !is_private);
  const [texts, setTexts] = useState<Record<string, string>>(() => Object.fromEntries(editable.map(({ name }) => [name, textOf(row?.[name])])));
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isStale, setStale] = useState(false);
  const save = async () => {
    const changed = editable.filter(({ name }) => (texts[name] ?? '') !== textOf(row?.[name]));
    const values: Record<string, Json> = {};
    for (const { name, type } of changed) {
      const value = parsedValue(texts[name] ?? '', type);
      if (value === undefined) return setError(t('rows.mistyped', { name, type }));
      values[name] = value;
    }
    setBusy(true);
    try {
      await call(saveRow, { database, table, ...(row && { id: Number(row.id), seen: row }), values }, { quiet: true });
      notify('success', t('rows.saved'));
      onClose(true);
    } catch (error) {
      setError(error instanceof ApiError ? error.message : String(error));
      if (error instanceof ApiError && error.ret === codes.conflict) setStale(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      title={row ? t('rows.editOf', { id: Number(row.id) }) : t('rows.add')}
      onCancel={() => onClose(isStale)}
      onOk={() => void save()}
      confirmLoading={isBusy}
    >
      {error !== null && <Alert type="error" showIcon title={error} className="sql-error" />}
      <Form layout="vertical">
        {editable.map(({ name, type, required }) => (
          <Form.Item key={name} label={`${name} · ${type}`} required={required} htmlFor={`row-${name}`}>
            {type === 'boolean' ? (
              <Checkbox id={`row-${name}`} checked={texts[name] === 'true'} onChange={({ target }) => setTexts({ ...texts, [name]: String(target.checked) })} />
            ) : (
              <Input.TextArea
                id={`row-${name}`}
                autoSize={{ minRows: 1, maxRows: 6 }}
                value={texts[name]}
                onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
              />
            )}
          </Form.Item>
        ))}
      </Form>
    </Dialog>
  );
}

function textOf(value: Json | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Empty is null; undefined for a text that is no value of the type. */
function parsedValue(text: string, type: Column['type']): Json | undefined {
  if (text === '') return null;
  if (type === 'boolean') return text === 'true';
  if (type === 'integer' || type === 'float') return Number.isFinite(Number(text)) ? Number(text) : undefined;
  if (type === 'string' || type === 'date') return text;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
