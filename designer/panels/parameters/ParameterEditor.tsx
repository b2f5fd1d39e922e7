import { ImportOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { texts as editLabels } from '../../../generated/words/designer-panels/edit-labels.ts';
import { addParameter, changeParameter, moveParameter, type ParameterPath, removeParameter } from '../../model/edits/interface/parameter-edits.ts';
import { useRequestedPlace } from '../parts/use-pointed.ts';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';
import { firstRows, MoreRows } from './MoreRows.tsx';
import { ParameterLine } from './ParameterLine.tsx';
import { focusRow } from './rows/focus-row.ts';
import { dropPath, parameterMove, parameterRows, type RowMove } from './rows/parameter-rows.ts';
import { SortableRow } from './SortableRow.tsx';
import { SortableTree } from './SortableTree.tsx';
import './parameters.css';

const JsonDialog = lazy(() => import('./JsonDialog.tsx'));

/** The parameters of the open interface as a tree. @param isWide room for the default beside name and type */
export function ParameterEditor({ isWide }: { isWide: boolean }) {
  const { t } = useTranslation('designer-panels');
  const designer = useDesigner();
  const { definition } = useDesignerState();
  const host = useRef<HTMLDivElement>(null);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [isJsonOpen, setJsonOpen] = useState(false);
  const [steps, setSteps] = useState(1);
  const all = parameterRows(definition.parameters, folded);
  const rows = all.slice(0, firstRows(steps, all.length));
  useRequestedPlace((pointer) => {
    if (!pointer.startsWith('/parameters/')) return;
    if (folded.size > 0) setFolded(new Set());
    if (rows.length < all.length) setSteps(Number.POSITIVE_INFINITY);
  });
  const keyOf = (path: ParameterPath) => path.join('.');
  const pathOf = (key: string) => key.split('.').map(Number);

  const move = (from: ParameterPath, to: ParameterPath | null) => {
    if (!to || keyOf(from) === keyOf(to)) return;
    designer.edit(editLabels.moveParameter, (current) => moveParameter(current, from, to));
    focusRow(host.current, keyOf(to));
  };
  const drop = (key: string, over: string, levels: number) => move(pathOf(key), dropPath(all, pathOf(key), pathOf(over), levels));
  const moveByKey = (path: ParameterPath, way: RowMove) => {
    const to = parameterMove(definition.parameters, path, way);
    if (way === 'in' && to) setFolded(new Set([...folded].filter((key) => key !== keyOf(to.slice(0, -1)))));
    move(path, to);
  };
  const add = (parent: ParameterPath) => {
    const siblings = parameterRows(definition.parameters).filter(
      (row) => row.path.length === parent.length + 1 && keyOf(row.path.slice(0, -1)) === keyOf(parent),
    );
    designer.edit(editLabels.addParameter, (current) => addParameter(current, { name: 'value', type: 'string', required: true }, parent));
    if (rows.length < all.length) setSteps(Number.POSITIVE_INFINITY);
    focusRow(host.current, keyOf([...parent, siblings.length]));
  };
  const toggle = (key: string) => setFolded(folded.has(key) ? new Set([...folded].filter((one) => one !== key)) : new Set([...folded, key]));

  return (
    <div ref={host} className={isWide ? 'design-parameters design-parameters-wide' : 'design-parameters'}>
      {rows.length === 0 && <p className="design-insp-empty">{t('parameters.none')}</p>}
      <SortableTree keys={rows.map(({ path }) => keyOf(path))} onDrop={drop}>
        {rows.map((row) => {
          const key = keyOf(row.path);
          return (
            <SortableRow key={key} rowKey={key} depth={row.path.length - 1} name={row.parameter.name} onMove={(way) => moveByKey(row.path, way)}>
              <ParameterLine
                row={row}
                isWide={isWide}
                isFolded={folded.has(key)}
                onFold={() => toggle(key)}
                onChange={(change, field) =>
                  designer.edit(
                    editLabels.changeParameter,
                    (current) => changeParameter(current, row.path, change),
                    field === 'name' ? undefined : `parameter.${key}.${field}`,
                  )
                }
                onAdd={() => add(row.path)}
                onRemove={() => designer.edit(editLabels.removeParameter, (current) => removeParameter(current, row.path))}
              />
            </SortableRow>
          );
        })}
      </SortableTree>
      <MoreRows drawn={rows.length} count={all.length} onMore={() => setSteps(steps + 1)} />
      <div className="design-parameters-foot">
        <Button size="small" type="dashed" icon={<PlusOutlined />} onClick={() => add([])}>
          {t('parameters.add')}
        </Button>
        <Button size="small" type="text" icon={<ImportOutlined />} onClick={() => setJsonOpen(true)}>
          {t('json.parameters')}
        </Button>
      </div>
      {isJsonOpen && (
        <Suspense>
          <JsonDialog kind="parameters" onClose={() => setJsonOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
