import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { OfferedTable, TableList } from '../../calls/data-calls.ts';
import { keyOfTable } from './table-draft.ts';

/** Chooses a table of some database. Those that cannot be taken say why. */
export function TablePicker({
  list,
  value,
  onChoose,
}: {
  list: TableList | null;
  value: Pick<OfferedTable, 'database' | 'table'> | null;
  onChoose(table: OfferedTable): void;
}) {
  const { t } = useTranslation('designer-data');
  const options = (list?.databases ?? []).map(({ database }) => ({
    label: database ?? t('ownDatabase'),
    options: (list?.items ?? [])
      .filter((item) => item.database === database)
      .map((item) => ({
        value: keyOfTable(item),
        label: item.table,
        search: `${item.table} ${item.title}`.toLowerCase(),
        disabled: item.refusal !== null,
        note: item.refusal ?? item.title,
      })),
  }));
  return (
    <Select
      className="data-picker"
      loading={list === null}
      showSearch={{ filterOption: (typed, option) => String(option && 'search' in option ? option.search : '').includes(typed.toLowerCase()) }}
      value={value && keyOfTable(value)}
      placeholder={t('chooseTable')}
      options={options}
      optionRender={({ label, data }) => (
        <span className="data-option">
          <span>{label}</span>
          <span className="data-option-note">{'note' in data ? String(data.note) : ''}</span>
        </span>
      )}
      labelRender={({ value: key }) => key}
      popupMatchSelectWidth={false}
      aria-label={t('chooseTable')}
      onChange={(key) => {
        const chosen = list?.items.find((item) => keyOfTable(item) === key);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
