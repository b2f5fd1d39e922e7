import { Alert, Button, Input, Skeleton } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RuleTarget } from '../../../../engine/core/protocol/rules/decide.ts';
import { call, EmptyNote, useTab } from '../../../../engine/web/index.ts';
import { type Explanation, explainPermission } from '../../shared/calls.ts';
import type { CellState, GridColumn } from '../grid/grid-parts.ts';
import { TreeGrid } from '../grid/TreeGrid.tsx';
import { leavesOf, type TreeRow } from '../grid/tree-row.ts';
import ShowExplanation from '../parts/ShowExplanation.tsx';
import { useTree } from '../parts/use-tree.ts';
import { AddSubject } from './AddSubject.tsx';
import { ColumnMenu } from './ColumnMenu.tsx';
import { interfaceRows, placedByService } from './interface-rows.ts';
import { PreviewDialog } from './PreviewDialog.tsx';
import { useAssignments } from './use-assignments.ts';
import './interface-rights.css';

const fewModules = 40;
const states: readonly CellState[] = ['none', 'granted', 'refused'];

interface InterfaceRightsProps {
  title: string;
  purpose: string;
  /** Whose rights the page is about; the first is offered first. */
  targets: readonly RuleTarget[];
}

/** The tree of interfaces against those rules can be about. Nothing is saved before its consequences were shown. */
export function InterfaceRights({ title, purpose, targets }: InterfaceRightsProps) {
  const { t } = useTranslation('catalog');
  const { tree, error } = useTree();
  const [search, setSearch] = useState('');
  const [isPreviewed, setPreviewed] = useState(false);
  const [explanation, setExplanation] = useState<Explanation | null>(null);
  const rows = useMemo(() => (tree ? interfaceRows(tree, t) : []), [tree, t]);
  const placed = useMemo(() => (tree ? placedByService(tree) : new Map()), [tree]);
  const scopes = useMemo(() => new Set(keysOf(rows)), [rows]);
  const rights = useAssignments((scope) => scopes.has(scope));
  const { setDirty } = useTab();
  const count = rights.changes.length;
  useEffect(() => setDirty(count === 0 ? [] : [t('grid.changes', { count })]), [setDirty, count, t]);

  if (error !== null) return <Alert type="error" showIcon title={t('tree.failed')} />;
  if (!tree || !rights.assignments) return <Skeleton active paragraph={{ rows: 10 }} />;

  const columns = rights.assignments.map(
    (assignment): GridColumn => ({
      key: assignment.key,
      label: assignment.label,
      note: `${t(`target.${assignment.target}`)}${assignment.note ? ` · ${assignment.note}` : ''}`,
      isFixed: assignment.isAdministrators,
      isExplained: assignment.target === 'app',
      menu: <ColumnMenu assignment={assignment} rights={rights} targets={targets} />,
    }),
  );
  const cell = (row: TreeRow, column: GridColumn) => {
    const state = rights.stateOf(column.key, row.key);
    const facts = { state, isChanged: rights.isChanged(column.key, row.key) };
    if (state !== 'none') return facts;
    const leaves = leavesOf(row);
    const granted = leaves.filter((leaf) => rights.isGranted(column.key, placed.get(leaf.key))).length;
    if (!row.rows) return { ...facts, inherited: { text: t(granted > 0 ? 'grid.inheritsGranted' : 'grid.inheritsRefused'), isGranted: granted > 0 } };
    return { ...facts, inherited: { text: t('grid.some', { granted, all: leaves.length }), isGranted: granted > 0 } };
  };
  const explain = async (row: TreeRow, column: GridColumn) => {
    const [, id] = column.key.split(':');
    setExplanation(await call(explainPermission, { app_id: Number(id), service_name: row.key }));
  };
  const hasApps = rights.assignments.some(({ target }) => target === 'app');

  return (
    <div className="catalog-rights">
      <header>
        <h1>{title}</h1>
        <p className="p-second">{purpose}</p>
      </header>
      <div className="catalog-bar">
        <AddSubject targets={targets} onAdd={rights.add} />
        <Input.Search
          className="catalog-search"
          allowClear
          placeholder={t('grid.search')}
          aria-label={t('grid.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {rights.missing.map((reason) => (
        <Alert key={reason} type="warning" showIcon title={reason} />
      ))}
      {columns.length === 0 ? (
        <EmptyNote text={t('grid.noColumns')} />
      ) : (
        <>
          <p className="p-second catalog-hint">{`${t('grid.hint')}${hasApps ? t('grid.hintExplain') : ''}`}</p>
          <TreeGrid
            label={title}
            head={t('grid.interfaces')}
            rows={rows}
            columns={columns}
            states={states}
            search={search}
            opened={openedAtFirst(rows)}
            cell={cell}
            onChange={(row, column, state) => rights.set(column.key, row.key, state)}
            {...(hasApps && { onExplain: (row, column) => void explain(row, column) })}
          />
        </>
      )}
      <footer className="catalog-foot">
        <span role="status">{rights.changes.length > 0 ? t('grid.changes', { count: rights.changes.length }) : t('grid.unchanged')}</span>
        <Button disabled={rights.changes.length === 0} onClick={rights.discard}>
          {t('grid.discard')}
        </Button>
        <Button type="primary" disabled={rights.changes.length === 0} onClick={() => setPreviewed(true)}>
          {t('grid.preview')}
        </Button>
      </footer>
      {isPreviewed && (
        <PreviewDialog
          changes={rights.changes}
          onClose={() => setPreviewed(false)}
          onSaved={() => {
            setPreviewed(false);
            rights.reload();
          }}
          onConflict={rights.rebase}
        />
      )}
      {explanation && <ShowExplanation answer={explanation} onClose={() => setExplanation(null)} {...(count > 0 && { note: t('explain.saved') })} />}
    </div>
  );
}

function keysOf(rows: readonly TreeRow[]): string[] {
  return rows.flatMap((row) => [row.key, ...keysOf(row.rows ?? [])]);
}

/** With few modules they all show at first, with many the products. */
function openedAtFirst(rows: readonly TreeRow[]): string[] {
  const products = rows.flatMap((row) => row.rows ?? []);
  const modules = products.reduce((sum, product) => sum + (product.rows?.length ?? 0), 0);
  return [...rows, ...(modules <= fewModules ? products : [])].map(({ key }) => key);
}
