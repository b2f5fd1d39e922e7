import { Table } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ImportResult, RowChange } from '../../../core/answers/import-answer.ts';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import { ChangeList } from '../parts/ChangeList.tsx';

/** Row by row what an import by a key does, with the differences of the records it changes. */
export function RowChanges({ screen, rows }: { screen: Screen; rows: ImportResult['rows'] }) {
  const { t } = useTranslation('form');
  const differences = ({ fields }: RowChange) => (
    <ChangeList
      fields={fields.flatMap(({ field }) => fieldOf(screen, field) ?? [])}
      before={Object.fromEntries(fields.map(({ field, from }) => [field, from]))}
      after={Object.fromEntries(fields.map(({ field, to }) => [field, to]))}
    />
  );
  return (
    <Table<RowChange>
      size="small"
      rowKey="row"
      dataSource={rows}
      pagination={{ pageSize: 10, size: 'small', hideOnSinglePage: true }}
      columns={[
        { title: t('import.row'), dataIndex: 'row', width: 72 },
        { title: t('import.result'), dataIndex: 'does', width: 88, render: (does: RowChange['does']) => t(`import.does.${does}`) },
        { title: t('import.changes'), render: (_value, row) => differences(row) },
      ]}
    />
  );
}
