import { Checkbox } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../../engine/web/index.ts';
import type { PreviewRow } from '../../../import/protocol.ts';
import { useRowHeight } from '../parts/use-row-height.ts';
import { useVisibleRows } from '../parts/use-visible-rows.ts';
import { type Choices, isSelected, type RowChoice } from '../state/choices.ts';
import { OperationRow } from './OperationRow.tsx';

interface OperationTableProps {
  rows: readonly PreviewRow[];
  /** Services that are no longer in the document. */
  gone: readonly string[];
  choices: Choices;
  names: Readonly<Record<string, string>> | undefined;
  onChoose(id: string, change: RowChoice): void;
  onChooseAll(isSelected: boolean): void;
  onRename(id: string, service: string): void;
  onOpen(id: string): void;
}

/** Every operation, however many: only those within sight are drawn. */
export function OperationTable({ rows, gone, choices, names, onChoose, onChooseAll, onRename, onOpen }: OperationTableProps) {
  const { t } = useTranslation('designer-import');
  const body = useRef<HTMLTableSectionElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const { height, isTight } = useRowHeight(table);
  const { from, to } = useVisibleRows(body, rows.length, height);
  const selected = rows.filter((row) => isSelected(row, choices)).length;
  return (
    <div ref={table}>
      {rows.length === 0 && gone.length === 0 && <p className="imp-empty p-second">{t('noRows')}</p>}
      {rows.length > 0 && (
        <table className={isTight ? 'imp-table imp-tight' : 'imp-table'} aria-rowcount={rows.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              <th scope="col">
                <Checkbox
                  checked={selected === rows.length}
                  indeterminate={selected > 0 && selected < rows.length}
                  aria-label={t('selectAll')}
                  onChange={(event) => onChooseAll(event.target.checked)}
                />
              </th>
              <th scope="col">{t('columns.key')}</th>
              <th scope="col">{t('columns.service')}</th>
              <th scope="col">{t('columns.title')}</th>
              <th scope="col">{t('columns.status')}</th>
              <th scope="col">{t('columns.diagnostics')}</th>
            </tr>
          </thead>
          <tbody ref={body} style={{ height: rows.length * height, paddingBlockStart: from * height }}>
            {rows.slice(from, to).map((row, index) => (
              <OperationRow
                key={row.id}
                row={row}
                index={from + index + 2}
                height={height}
                isSelected={isSelected(row, choices)}
                mode={choices.rows.get(row.id)?.mode}
                service={names?.[row.id] ?? row.service}
                onChoose={onChoose}
                onRename={onRename}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        </table>
      )}
      {gone.length > 0 && (
        <ul className="imp-gone" aria-label={t('groups.gone')}>
          {gone.map((service) => (
            <li key={service}>
              <code className="imp-cut">{service}</code>
              <span className="p-second">{t('goneStays')}</span>
              <StatusTag>{t('groups.gone')}</StatusTag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
