import { DeleteOutlined, ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { addReturn, changeReturn, moveReturn, removeReturn } from '../../model/edits/interface/return-edits.ts';
import type { ReturnField } from '../../model/types/definition.ts';
import { NameInput } from '../parts/NameInput.tsx';
import { useFieldErrors } from '../parts/use-field-errors.ts';
import { useRequestedPlace } from '../parts/use-pointed.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { firstRows, MoreRows } from './MoreRows.tsx';
import { RowButton } from './RowButton.tsx';
import { focusRow } from './rows/focus-row.ts';
import type { RowMove } from './rows/parameter-rows.ts';
import { dropReturn, type ReturnRow, returnMove, returnRows } from './rows/return-rows.ts';
import { SortableRow } from './SortableRow.tsx';
import { SortableTree } from './SortableTree.tsx';
import { TypeSelect } from './TypeSelect.tsx';
import './parameters.css';

const JsonDialog = lazy(() => import('./JsonDialog.tsx'));

/** The fields of the answer. Dotted names (`items[].id`) show as a tree; dragging sideways nests. */
export function ReturnEditor({ isWide }: { isWide: boolean }) {
  const { t } = useTranslation('designer-panels');
  const designer = useDesigner();
  const { definition } = useDesignerState();
  const { returns } = definition;
  const host = useRef<HTMLDivElement>(null);
  const [isJsonOpen, setJsonOpen] = useState(false);
  const [steps, setSteps] = useState(1);
  const all = returnRows(returns);
  const rows = all.slice(0, firstRows(steps, all.length));
  useRequestedPlace((pointer) => {
    if (pointer.startsWith('/returns/') && rows.length < all.length) setSteps(Number.POSITIVE_INFINITY);
  });

  const move = (from: number, to: number, parent?: string) => {
    designer.edit(editLabels.moveReturn, (current) => moveReturn(current, from, to, parent));
    focusRow(host.current, String(to));
  };
  const drop = (key: string, over: string, levels: number) => {
    const target = dropReturn(returns, Number(key), Number(over), levels);
    if (target) move(Number(key), target.to, target.parent);
  };
  const moveByKey = (index: number, way: RowMove) => {
    const target = returnMove(returns, index, way);
    if (target) move(index, target.to, target.parent);
  };
  const add = (name: string, index?: number) => {
    designer.edit(editLabels.addReturn, (current) => addReturn(current, { name, type: 'string' }, index));
    if (rows.length < all.length) setSteps(Number.POSITIVE_INFINITY);
    focusRow(host.current, String(index ?? returns.length));
  };

  return (
    <div ref={host} className={isWide ? 'design-parameters design-parameters-wide' : 'design-parameters'}>
      {rows.length === 0 && <p className="design-insp-empty">{t('returns.none')}</p>}
      <SortableTree keys={rows.map(({ index }) => String(index))} onDrop={drop}>
        {rows.map((row) => (
          <SortableRow key={row.index} rowKey={String(row.index)} depth={row.depth} name={row.field.name} onMove={(way) => moveByKey(row.index, way)}>
            <ReturnLine
              row={row}
              onChange={(change, field) =>
                designer.edit(
                  editLabels.changeReturn,
                  (current) => changeReturn(current, row.index, change),
                  field === 'name' ? undefined : `return.${row.index}.${field}`,
                )
              }
              onAdd={() => add(`${row.field.name}${row.field.type === 'array' ? '[]' : ''}.field`, row.index + 1)}
              onRemove={() => designer.edit(editLabels.removeReturn, (current) => removeReturn(current, row.index))}
            />
          </SortableRow>
        ))}
      </SortableTree>
      <MoreRows drawn={rows.length} count={all.length} onMore={() => setSteps(steps + 1)} />
      <div className="design-parameters-foot">
        <Button size="small" type="dashed" icon={<PlusOutlined />} onClick={() => add('field')}>
          {t('returns.add')}
        </Button>
        <Button size="small" type="text" icon={<ImportOutlined />} onClick={() => setJsonOpen(true)}>
          {t('json.returns')}
        </Button>
      </div>
      {isJsonOpen && (
        <Suspense>
          <JsonDialog kind="returns" onClose={() => setJsonOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

interface ReturnLineProps {
  row: ReturnRow;
  onChange(change: Partial<ReturnField>, field: string): void;
  onAdd(): void;
  onRemove(): void;
}

function ReturnLine({ row, onChange, onAdd, onRemove }: ReturnLineProps) {
  const { t } = useTranslation('designer-panels');
  const { field, prefix, index } = row;
  const pointer = `/returns/${index}`;
  const { error } = useFieldErrors()(`${pointer}/name`);
  const name = field.name;
  return (
    <div data-pointer={pointer}>
      <div className="design-row-line">
        <span className="design-row-name" data-pointer={`${pointer}/name`}>
          <NameInput
            aria-label={t('row.returnName')}
            title={name}
            value={name.slice(prefix.length)}
            spellCheck={false}
            className="design-typed"
            {...(error && { status: 'error' as const, 'aria-invalid': true as const })}
            onRename={(next) => onChange({ name: prefix + next }, 'name')}
          />
        </span>
        <span className="design-row-type" data-pointer={`${pointer}/type`}>
          <TypeSelect value={field} onChange={(type) => onChange({ format: undefined, ...type }, 'type')} label={t('row.type', { name })} />
        </span>
        <Input
          className="design-row-description"
          aria-label={t('row.description', { name })}
          placeholder={t('details.description')}
          value={field.description ?? ''}
          onChange={(event) => onChange({ description: event.target.value || undefined }, 'description')}
        />
        {(field.type === 'object' || field.type === 'array') && <RowButton icon={<PlusOutlined />} name={t('row.addMember', { name })} onClick={onAdd} />}
        <RowButton icon={<DeleteOutlined />} name={t('row.remove', { name })} onClick={onRemove} />
      </div>
      {error && <p className="design-field-error">{error}</p>}
    </div>
  );
}
