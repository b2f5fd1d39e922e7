import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { everything } from '../../../../engine/core/protocol/rules/branch.ts';
import type { RuleTarget } from '../../../../engine/core/protocol/rules/decide.ts';
import { call, Dialog } from '../../../../engine/web/index.ts';
import { type Assignment, getAssignments } from '../../shared/calls.ts';
import { AddSubject } from './AddSubject.tsx';
import type { Rights } from './use-assignments.ts';

interface ColumnMenuProps {
  assignment: Assignment;
  rights: Rights;
  targets: readonly RuleTarget[];
}

/** What can be done with a whole column: copy the rules of another, give them to all others, allow all, clear. */
export function ColumnMenu({ assignment: { key, label }, rights, targets }: ColumnMenuProps) {
  const { t } = useTranslation('catalog');
  const [isCopying, setCopying] = useState(false);
  const copyFrom = async (other: string) => {
    setCopying(false);
    const [found] = (await call(getAssignments, { subjects: [other] })).assignments;
    if (found) rights.replace(key, found.rules);
  };
  const giveToAll = () => {
    const own = rights.assignments?.find((assignment) => assignment.key === key)?.rules ?? [];
    const drafted = rights.changes.filter(({ subject }) => subject === key);
    const rules = [
      ...own.filter(({ scope }) => !drafted.some((change) => change.scope === scope)),
      ...drafted.flatMap(({ scope, after }) => (after === 'none' ? [] : [{ scope, granted: after === 'granted' }])),
    ];
    for (const other of rights.assignments ?? []) if (other.key !== key && !other.isAdministrators) rights.replace(other.key, rules);
  };
  const items = [
    { key: 'copy', label: t('column.copy'), onClick: () => setCopying(true) },
    { key: 'give', label: t('column.give'), disabled: (rights.assignments?.length ?? 0) < 2, onClick: giveToAll },
    { key: 'all', label: t('column.all'), onClick: () => rights.set(key, everything, 'granted') },
    { key: 'clear', label: t('column.clear'), onClick: () => rights.replace(key, []) },
    { type: 'divider' as const },
    { key: 'remove', label: t('column.remove'), onClick: () => rights.remove(key) },
  ];
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items }}>
        <Button type="text" size="small" icon={<MoreOutlined />} aria-label={t('column.menu', { label })} />
      </Dropdown>
      {isCopying && (
        <Dialog open title={t('column.copyTitle', { label })} footer={null} onCancel={() => setCopying(false)}>
          <p className="p-second">{t('column.copyHint')}</p>
          <div className="catalog-bar">
            <AddSubject targets={targets} placeholder={t('column.choose')} onAdd={(other) => void copyFrom(other)} />
          </div>
        </Dialog>
      )}
    </>
  );
}
