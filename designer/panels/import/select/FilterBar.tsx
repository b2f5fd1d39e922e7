import { Input, Select } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewRow } from '../../../import/protocol.ts';
import { type RowFilter, type RowGroup, rowGroups } from '../state/row-filter.ts';

interface FilterBarProps {
  filter: RowFilter;
  counts: Readonly<Record<RowGroup, number>>;
  operations: readonly PreviewRow[];
  onChange(filter: RowFilter): void;
}

/** Groups by status with their numbers, words to look for, and the module. */
export function FilterBar({ filter, counts, operations, onChange }: FilterBarProps) {
  const { t } = useTranslation('designer-import');
  const modules = useMemo(() => [...new Set(operations.map(({ module }) => module))].sort(), [operations]);
  const isPlain = counts.new === counts.all && counts.gone === 0;
  const groups = rowGroups.filter((group) => group === 'all' || group === filter.group || (counts[group] > 0 && !(isPlain && group === 'changes')));
  return (
    <div className="imp-filter">
      <nav className="imp-groups" aria-label={t('groupsLabel')}>
        {groups.map((group) => (
          <button key={group} type="button" aria-current={filter.group === group} onClick={() => onChange({ ...filter, group })}>
            {t(`groups.${group}`)} <span className="p-digits">{counts[group]}</span>
          </button>
        ))}
      </nav>
      <div className="imp-narrow">
        <Input.Search
          allowClear
          placeholder={t('search')}
          aria-label={t('search')}
          value={filter.search}
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
        />
        {modules.length > 1 && (
          <Select
            allowClear
            showSearch
            value={filter.module}
            placeholder={t('module')}
            aria-label={t('module')}
            popupMatchSelectWidth={false}
            options={modules.map((value) => ({ value, label: value }))}
            onChange={(module) => onChange({ ...filter, module: module ?? null })}
          />
        )}
      </div>
    </div>
  );
}
