import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { GridCell } from './GridCell.tsx';
import type { TreeGridProps } from './grid-parts.ts';
import { useTreeGrid } from './use-tree-grid.ts';
import './tree-grid.css';

/**
 * Rights of many at once: a tree of what can be granted against who has it. Arrow keys walk through it, Space sets, A, D and Delete set to one state,
 * and on the first column Left and Right fold.
 */
export function TreeGrid(grid: TreeGridProps) {
  const { label, head, columns, states, cell, onChange, onExplain } = grid;
  const { t } = useTranslation('catalog');
  const { body, shown, isAt, setAt, fold, onKeyDown } = useTreeGrid(grid);
  return (
    <div className="catalog-grid-frame">
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid whose rows fold */}
      <table className="catalog-grid" role="treegrid" aria-label={label} aria-colcount={columns.length + 1}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                <span className="catalog-column">
                  <span className="catalog-column-label" title={column.label}>
                    {column.label}
                  </span>
                  {column.menu}
                </span>
                {column.note && <span className="catalog-column-note p-second">{column.note}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body} onKeyDown={onKeyDown}>
          {shown.map(({ row, level, isOpen }, index) => (
            <tr key={row.key} aria-level={level} aria-expanded={row.rows ? isOpen : undefined} data-row={row.key}>
              <th scope="row" style={{ paddingInlineStart: 8 + (level - 1) * 20 }}>
                <button
                  type="button"
                  className="catalog-row-name"
                  title={[row.label, row.note].filter(Boolean).join(' ')}
                  data-at={`${index} 0`}
                  tabIndex={isAt(index, 0) ? 0 : -1}
                  onFocus={() => setAt([index, 0])}
                  onClick={() => row.rows && fold(row.key, !isOpen)}
                >
                  <span className="catalog-fold" aria-hidden>
                    {row.rows && (isOpen ? <DownOutlined /> : <RightOutlined />)}
                  </span>
                  {row.isCode ? <code>{row.label}</code> : <span>{row.label}</span>}
                  {row.note && <span className="p-second">{row.note}</span>}
                </button>
              </th>
              {columns.map((column, place) => (
                <td key={column.key}>
                  {!row.isHeading && (
                    <GridCell
                      facts={cell(row, column)}
                      states={states}
                      name={`${row.label}, ${column.label}`}
                      isDisabled={column.isFixed === true}
                      place={`${index} ${place + 1}`}
                      isCurrent={isAt(index, place + 1)}
                      onFocus={() => setAt([index, place + 1])}
                      onChange={(state) => onChange(row, column, state)}
                      onExplain={onExplain && column.isExplained && !row.rows ? () => onExplain(row, column) : undefined}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length === 0 && <p className="catalog-none">{t('grid.none')}</p>}
    </div>
  );
}
