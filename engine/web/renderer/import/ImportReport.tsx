import { Alert, Button, Flex, Table } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Screen } from '../../../core/descriptor/types.ts';
import { useLanguage } from '../../state/language.ts';
import { downloadErrors } from './download.ts';
import { RowChanges } from './RowChanges.tsx';
import { UndoImport } from './UndoImport.tsx';
import type { ImportRun } from './use-import-job.ts';

/** What a trial found or an import did: counts, the errors row by row, and the faulty rows as a file to mend. */
export function ImportReport({ screen, run, mayUndo }: { screen: Screen; run: ImportRun; mayUndo: boolean }) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const { result } = run;
  if (run.status === 'cancelled') return <Alert type="warning" showIcon title={t('import.cancelled')} />;
  if (!result) return <Alert type="error" showIcon title={t('import.failed')} description={run.message} />;
  const labelOf = (name: string) => screen.fields.find((field) => field.name === name)?.label[language] ?? name;
  const counts = { total: result.total, imported: result.dry_run ? result.total - result.failed : result.imported, failed: result.failed };
  const summary = [
    t('import.addedCount', { count: result.added }),
    t('import.changedCount', { count: result.changed }),
    t('import.sameCount', { count: result.same }),
  ].join(' · ');
  const errorFile = result.error_file;
  return (
    <Flex vertical gap={12}>
      <Alert
        type={run.status === 'stopped' ? 'warning' : result.failed === 0 ? 'success' : result.imported === 0 ? 'error' : 'warning'}
        showIcon
        title={t(result.dry_run ? 'import.checked' : 'import.imported', counts)}
        description={run.status === 'stopped' ? run.message : result.dry_run && result.failed > 0 && result.imported > 0 ? t('import.goodRowsOnly') : undefined}
        action={
          errorFile !== null && (
            <Button size="small" onClick={() => void downloadErrors(errorFile)}>
              {t('import.errorFile')}
            </Button>
          )
        }
      />
      {result.rows.length > 0 && (
        <>
          <div>{summary}</div>
          <RowChanges screen={screen} rows={result.rows} />
        </>
      )}
      {run.undo !== null && mayUndo && result.imported > 0 && <UndoImport screen={screen} undo={run.undo} />}
      {result.faults.length > 0 && (
        <Table
          size="small"
          rowKey={(error) => `${error.row}.${error.field}.${error.message}`}
          dataSource={result.faults}
          pagination={{ pageSize: 10, size: 'small', hideOnSinglePage: true }}
          columns={[
            { title: t('import.row'), dataIndex: 'row', width: 72 },
            { title: t('import.field'), dataIndex: 'field', width: 160, render: (name: string) => labelOf(name) },
            { title: t('import.reason'), dataIndex: 'message' },
          ]}
        />
      )}
    </Flex>
  );
}
