import {
  ColumnHeightOutlined,
  DeleteOutlined,
  ExportOutlined,
  FieldTimeOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  ImportOutlined,
  QuestionCircleOutlined,
  ReloadOutlined,
  SettingOutlined,
} from '@ant-design/icons';
import { Dropdown, Popover, Spin } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { mayUse } from '../../../actions/may-use.ts';
import { lazyPart } from '../../../widgets/base/lazy-part.ts';
import { IconButton } from '../../../widgets/parts/IconButton.tsx';
import { densities } from '../model/column-settings.ts';
import { refreshIntervals } from '../model/use-auto-refresh.ts';
import type { ListModel } from '../model/use-list-screen.ts';
import { SavedViews } from '../views/SavedViews.tsx';
import { SortChips } from './SortChips.tsx';

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
  onImport(): void;
  onHelp(): void;
}

/** What the list is right now on the left, what can be done with its look on the right. */
export const Toolbar = memo(function Toolbar({ model, full, onFull, onImport, onHelp }: ToolbarProps) {
  const { t } = useTranslation('list');
  const { answer, query, change, columns, data, refresh, setRefresh } = model;
  const { value: settings, save } = columns;
  return (
    <div className="list-toolbar">
      <div className="list-toolbar-state">
        <SavedViews model={model} />
        {query.trash && <span className="list-trash-mark">{t('inTrash')}</span>}
        <SortChips screen={answer.screen} sort={query.sort} onChange={(sort) => change({ sort, page: 1 })} />
      </div>
      <div className="list-toolbar-tools">
        {mayUse(answer, 'Import') && !query.trash && <IconButton label={t('import')} icon={<ImportOutlined />} onClick={onImport} />}
        {mayUse(answer, 'Export') && (
          <Popover trigger="click" placement="bottom" destroyOnHidden content={<ExportPanel model={model} />}>
            <IconButton label={t('export')} icon={<ExportOutlined />} />
          </Popover>
        )}
        <IconButton label={t('reload')} icon={<ReloadOutlined spin={data.loading} />} onClick={data.reload} />
        <Dropdown
          trigger={['click']}
          menu={{
            selectable: true,
            selectedKeys: [String(refresh)],
            items: refreshIntervals.map((seconds) => ({
              key: String(seconds),
              label: seconds === 0 ? t('refreshOff') : t('refreshEvery', { count: seconds }),
            })),
            onClick: ({ key }) => setRefresh(refreshIntervals.find((seconds) => String(seconds) === key) ?? 0),
          }}
        >
          <IconButton label={t('autoRefresh')} icon={<FieldTimeOutlined />} className={refresh > 0 ? 'tool-on' : undefined} />
        </Dropdown>
        <Dropdown
          trigger={['click']}
          menu={{
            selectable: true,
            selectedKeys: [settings.density],
            items: densities.map((density) => ({ key: density, label: t(`densities.${density}`) })),
            onClick: ({ key }) => save({ ...settings, density: densities.find((density) => density === key) ?? settings.density }),
          }}
        >
          <IconButton label={t('density')} icon={<ColumnHeightOutlined />} className="list-tool-wide" />
        </Dropdown>
        <Popover trigger="click" placement="bottomRight" content={<ColumnPanel screen={answer.screen} settings={settings} onChange={save} />}>
          <IconButton label={t('columns')} icon={<SettingOutlined />} />
        </Popover>
        {answer.screen.calls.Restore !== undefined && mayUse(answer, 'Restore') && (
          <IconButton
            label={t(query.trash ? 'leaveTrash' : 'trash')}
            icon={<DeleteOutlined />}
            className={query.trash ? 'tool-on' : undefined}
            onClick={() => change({ trash: !query.trash, page: 1, open: undefined })}
          />
        )}
        <IconButton
          className="list-tool-wide"
          label={t(full ? 'leaveFull' : 'full')}
          icon={full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
          onClick={() => onFull(!full)}
        />
        <IconButton label={t('shortcuts.title')} icon={<QuestionCircleOutlined />} onClick={onHelp} className="list-tool-wide" />
      </div>
    </div>
  );
});
