import { Button, Space, Table, Tag, Typography } from 'antd';
import dayjs from 'dayjs';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { EmptyNote } from '../../page/EmptyNote.tsx';
import { clearErrors, type ErrorEntry, errorLog, markErrorsSeen } from '../../state/errors.ts';

/** The errors this page has collected since it was loaded; the server keeps them all. */
export default function ErrorLogPage() {
  const { t } = useTranslation('shell');
  const { entries } = useSnapshot(errorLog);
  useEffect(markErrorsSeen, []);
  return (
    <section>
      <header className="p-page-head">
        <div>
          <h1>{t('pages.errorLog')}</h1>
          <p>{t('errorLog.purpose')}</p>
        </div>
        <Space>
          <Button disabled={entries.length === 0} onClick={clearErrors}>
            {t('errorLog.clear')}
          </Button>
        </Space>
      </header>
      <Table<ErrorEntry>
        rowKey="id"
        size="middle"
        dataSource={entries as ErrorEntry[]}
        pagination={entries.length > 20 ? { pageSize: 20 } : false}
        scroll={{ x: 900 }}
        locale={{ emptyText: <EmptyNote text={t('errorLog.empty')} /> }}
        columns={[
          { title: t('errorLog.type'), dataIndex: 'type', width: 90, render: (type: ErrorEntry['type']) => <Tag>{t(`errorLog.${type}`)}</Tag> },
          { title: t('errorLog.code'), dataIndex: 'code', width: 80, render: (code: number) => code || '-' },
          { title: t('errorLog.message'), dataIndex: 'message', render: (message: string) => <Typography.Text copyable>{message}</Typography.Text> },
          { title: t('errorLog.url'), dataIndex: 'url', width: 260, ellipsis: true },
          { title: t('errorLog.count'), dataIndex: 'count', width: 80, align: 'right' },
          { title: t('errorLog.user'), dataIndex: 'username', width: 120, ellipsis: true },
          {
            title: t('errorLog.time'),
            dataIndex: 'time',
            width: 180,
            defaultSortOrder: 'descend',
            sorter: (a, b) => a.time - b.time,
            render: (time: number) => <span className="p-digits">{dayjs(time).format('YYYY-MM-DD HH:mm:ss')}</span>,
          },
        ]}
      />
    </section>
  );
}
