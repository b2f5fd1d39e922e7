import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Dropdown, type MenuProps } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { superLevel } from '../../../../core/protocol/levels.ts';
import { mayUse } from '../../../actions/may-use.ts';
import { internalDocs } from '../../../navigation/internal-docs.ts';
import { session } from '../../../state/session.ts';
import { densities } from '../model/column-settings.ts';
import { refreshIntervals } from '../model/use-auto-refresh.ts';
import type { ListModel } from '../model/use-list-screen.ts';

interface ListMenuProps {
  model: ListModel;
  full: boolean;
  onFull(full: boolean): void;
  onHelp(): void;
}

/** What is needed now and then: density, refreshing by itself, the trash, full screen, keys. */
export function ListMenu({ model, full, onFull, onHelp }: ListMenuProps) {
  const { t } = useTranslation('list');
  const { answer, query, change, columns, refresh, setRefresh } = model;
  const { value: settings, save } = columns;
  const navigate = useNavigate();
  const trigger = useRef<HTMLButtonElement>(null);
  const items: MenuProps['items'] = [
    { key: 'density', label: t('density'), children: densities.map((density) => ({ key: `density ${density}`, label: t(`densities.${density}`) })) },
    {
      key: 'refresh',
      label: t('autoRefresh'),
      children: refreshIntervals.map((seconds) => ({
        key: `refresh ${seconds}`,
        label: seconds === 0 ? t('refreshOff') : t('refreshEvery', { count: seconds }),
      })),
    },
    { key: 'full', label: t(full ? 'leaveFull' : 'full') },
    { key: 'help', label: t('shortcuts.title') },
    ...((session.permission?.level ?? 0) >= superLevel ? [{ key: 'descriptor', label: t('descriptor') }] : []),
    ...(answer.screen.calls.Restore !== undefined && mayUse(answer, 'Restore')
      ? [{ type: 'divider' as const }, { key: 'trash', label: t(query.trash ? 'leaveTrash' : 'trash') }]
      : []),
  ];
  const run: Record<string, (choice: string | undefined) => void> = {
    density: (choice) => save({ ...settings, density: densities.find((density) => density === choice) ?? settings.density }),
    refresh: (choice) => setRefresh(refreshIntervals.find((seconds) => String(seconds) === choice) ?? 0),
    full: () => onFull(!full),
    help: onHelp,
    descriptor: () => navigate(`${internalDocs}?descriptor=${answer.screen.name}`),
    trash: () => change({ trash: !query.trash, page: 1, open: undefined }),
  };
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items,
        selectable: true,
        selectedKeys: [`density ${settings.density}`, `refresh ${refresh}`],
        onClick: ({ key, domEvent }) => {
          const [name = '', choice] = key.split(' ');
          domEvent.preventDefault();
          trigger.current?.focus({ preventScroll: true });
          run[name]?.(choice);
        },
      }}
    >
      <Button ref={trigger} type="text" icon={<EllipsisOutlined />} className={refresh > 0 ? 'list-menu tool-on' : 'list-menu'}>
        {t('actions.more')}
      </Button>
    </Dropdown>
  );
}
