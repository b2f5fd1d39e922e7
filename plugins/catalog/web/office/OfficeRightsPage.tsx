import { Alert, Button, Input, Select, Skeleton } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuNode } from '../../../../engine/core/derive/menu.ts';
import { EmptyNote, type PageProps, useTab, useText } from '../../../../engine/web/index.ts';
import type { CellState, GridColumn } from '../grid/grid-parts.ts';
import { TreeGrid } from '../grid/TreeGrid.tsx';
import type { TreeRow } from '../grid/tree-row.ts';
import { MenuPreview } from './MenuPreview.tsx';
import { nodeRows } from './node-rows.ts';
import { useGrants } from './use-grants.ts';
import '../assignment/interface-rights.css';

type Column = ReturnType<typeof useGrants>['columns'][number];
type AccountColumn = Column & { accountId: number };

const isAccount = (column: Column): column is AccountColumn => column.accountId !== undefined;
const states: readonly CellState[] = ['none', 'granted'];

/** Which pages of the back-office administrators may open and what they may do there, by level and by account. */
export default function OfficeRightsPage({ screen }: PageProps) {
  const { t } = useTranslation('catalog');
  const text = useText();
  const grants = useGrants();
  const [search, setSearch] = useState('');
  const [ids, setIds] = useState('');
  const [menu, setMenu] = useState<{ label: string; menu: readonly MenuNode[] } | null>(null);
  const rows = useMemo(() => (grants.pages ? nodeRows(grants.pages, grants.sections, text, t) : []), [grants.pages, grants.sections, text, t]);
  const { setDirty } = useTab();
  const changed = grants.changed.map(({ label }) => label).join(', ');
  useEffect(() => setDirty(changed === '' ? [] : [changed]), [setDirty, changed]);

  if (grants.error !== '') return <Alert type="error" showIcon title={grants.error} />;
  if (!grants.pages) return <Skeleton active paragraph={{ rows: 10 }} />;

  const columns = grants.columns.map(
    (column): GridColumn => ({
      ...column,
      menu: isAccount(column) && (
        <Button type="link" size="small" onClick={() => void preview(column)}>
          {t('office.previewAs')}
        </Button>
      ),
    }),
  );
  const preview = async (account: AccountColumn) => setMenu({ label: account.label, menu: (await grants.preview(account)).menu });
  const cell = (row: TreeRow, { key }: GridColumn) => {
    const isHeld = grants.holds(key, row.key);
    const isInherited = !isHeld && grants.inherits(key, row.key);
    return {
      state: isHeld ? ('granted' as const) : ('none' as const),
      isChanged: grants.isChanged(key, row.key),
      inherited: { text: t(isInherited ? 'office.byLevel' : 'office.no'), isGranted: isInherited },
    };
  };
  const addIds = () => {
    grants.addAccounts(ids);
    setIds('');
  };

  return (
    <div className="catalog-rights">
      <header>
        <h1>{text(screen.label)}</h1>
        {screen.purpose && <p className="p-second">{text(screen.purpose)}</p>}
      </header>
      <div className="catalog-bar">
        <Select
          aria-label={t('office.add')}
          placeholder={t('office.add')}
          value={null}
          options={grants.offered}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={(key: string | null) => key && grants.add(key)}
        />
        <Input.Search
          className="catalog-ids"
          value={ids}
          placeholder={t('office.ids')}
          aria-label={t('office.ids')}
          enterButton={t('office.addIds')}
          status={grants.idError ? 'error' : ''}
          onChange={(event) => setIds(event.target.value)}
          onSearch={addIds}
        />
        <Input.Search
          className="catalog-search"
          allowClear
          placeholder={t('office.search')}
          aria-label={t('office.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {grants.idError && <Alert type="error" showIcon title={grants.idError} style={{ marginBlockStart: 8 }} />}
      <p className="p-second catalog-hint">{t('office.hint')}</p>
      {columns.length === 0 ? (
        <EmptyNote text={t('office.noColumns')} />
      ) : (
        <TreeGrid
          label={text(screen.label)}
          head={t('office.pages')}
          rows={rows}
          columns={columns}
          states={states}
          search={search}
          opened={rows.map(({ key }) => key)}
          cell={cell}
          onChange={(row, column, state) => grants.set(column.key, row, state === 'granted')}
        />
      )}
      <footer className="catalog-foot">
        <span role="status">{changed === '' ? t('grid.unchanged') : t('office.changed', { names: changed })}</span>
        <Button disabled={changed === ''} onClick={grants.discard}>
          {t('grid.discard')}
        </Button>
        <Button type="primary" disabled={changed === ''} loading={grants.isSaving} onClick={() => void grants.save()}>
          {t('preview.save')}
        </Button>
      </footer>
      {menu && <MenuPreview label={menu.label} menu={menu.menu} onClose={() => setMenu(null)} />}
    </div>
  );
}
