import { ExportOutlined, ImportOutlined, ReloadOutlined, SettingOutlined } from '@ant-design/icons';
import { Button, Spin } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { mayUse } from '../../../actions/may-use.ts';
import { Panel } from '../../../page/Panel.tsx';
import { lazyPart } from '../../../widgets/base/lazy-part.ts';
import { IconButton } from '../../../widgets/parts/IconButton.tsx';
import type { ListModel } from '../model/use-list-screen.ts';
import { SavedViews } from '../views/SavedViews.tsx';
import { FilterChips } from './FilterChips.tsx';
import { ListMenu } from './ListMenu.tsx';
import { LookSwitch } from './LookSwitch.tsx';
import { SortChips } from './SortChips.tsx';
import './toolbar.css';

const ColumnPanel = lazyPart(() => import('../columns/ColumnPanel.tsx'), <Spin />);
const ExportPanel = lazyPart(() => import('./ExportPanel.tsx'), <Spin />);

/** Asks for the code of what the tools open. */
export function preloadPanels(): void {
  ColumnPanel.preload();
  ExportPanel.preload();
}

interface ToolbarProps {
  model: ListModel;
  full: boolean;
  onFull(full: boolean): void;
  /** Undefined when the caller may not import here. */
  onImport: (() => void) | undefined;
  onHelp(): void;
}

/** What the list is right now on the left, what can be done with it on the right. */
export const Toolbar = memo(function Toolbar({ model, full, onFull, onImport, onHelp }: ToolbarProps) {
  const { t } = useTranslation('list');
  const { answer, query, change, columns, data } = model;
  return (
    <div className="list-toolbar">
      <div className="list-toolbar-state">
        <SavedViews model={model} />
        {query.trash && (
          <span className="list-trash-mark">
            {t('inTrash')}
            <Button type="link" size="small" onClick={() => change({ trash: false, page: 1, open: undefined })}>
              {t('leaveTrash')}
            </Button>
          </span>
        )}
        {!query.trash && <FilterChips screen={answer.screen} filters={query.filters} onChange={(filters) => change({ filters, page: 1 })} />}
        <SortChips screen={answer.screen} sort={query.sort} onChange={(sort) => change({ sort, page: 1 })} />
      </div>
      <div className="list-toolbar-tools">
        {onImport && (
          <Button type="text" icon={<ImportOutlined />} onClick={onImport}>
            {t('import')}
          </Button>
        )}
        {mayUse(answer, 'Export') && (
          <Panel placement="bottom" destroyOnHidden content={<ExportPanel model={model} />}>
            <Button type="text" icon={<ExportOutlined />}>
              {t('export')}
            </Button>
          </Panel>
        )}
        <LookSwitch model={model} />
        <IconButton label={t('reload')} icon={<ReloadOutlined spin={data.loading} />} onClick={data.reload} />
        <Panel placement="bottomRight" content={<ColumnPanel screen={answer.screen} settings={columns.value} onChange={columns.save} />}>
          <IconButton label={t('columns')} icon={<SettingOutlined />} />
        </Panel>
        <ListMenu model={model} full={full} onFull={onFull} onHelp={onHelp} />
      </div>
    </div>
  );
});
