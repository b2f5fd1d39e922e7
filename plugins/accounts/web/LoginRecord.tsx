import { Alert, Button, Table, Tooltip } from 'antd';
import dayjs from 'dayjs';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoginRecords, listLoginRecords } from '../../../engine/core/calls/account.ts';
import { call, type PageProps, StatusTag, useText } from '../../../engine/web/index.ts';
import { AccountPage } from './AccountPage.tsx';
import { describeDevice } from './describe-device.ts';

type LoginEntry = LoginRecords['items'][number];

/** When and from where somebody signed in to my account, so that a stranger is noticed. */
export default function LoginRecord({ screen }: PageProps) {
  const { t } = useTranslation('accounts');
  const text = useText();
  const [page, setPage] = useState({ number: 1, size: 20 });
  const [answer, setAnswer] = useState<LoginRecords | null>(null);
  const [fault, setFault] = useState('');

  const load = useCallback(
    (signal?: AbortSignal) => {
      setFault('');
      call(listLoginRecords, { page: page.number, per_page: page.size }, { signal, quiet: true }).then(setAnswer, (error: unknown) => {
        if (!signal?.aborted) setFault(error instanceof Error ? error.message : String(error));
      });
    },
    [page],
  );
  useEffect(() => {
    const leave = new AbortController();
    load(leave.signal);
    return () => leave.abort();
  }, [load]);

  const columns = [
    { key: 'time', title: t('login.time'), dataIndex: 'created_at', width: 180, render: (time: string) => dayjs(time).format('YYYY-MM-DD HH:mm:ss') },
    { key: 'ip', title: t('login.ip'), dataIndex: 'ip', width: 160 },
    {
      key: 'device',
      title: t('login.device'),
      dataIndex: 'user_agent',
      render: (agent: string) => (
        <Tooltip title={agent}>
          <span>{describeDevice(agent)}</span>
        </Tooltip>
      ),
    },
    {
      key: 'result',
      title: t('login.result'),
      width: 180,
      render: (entry: LoginEntry) => (
        <>
          <StatusTag tone={entry.result === 'ok' ? 'success' : 'error'}>{t(`login.results.${entry.result}`)}</StatusTag>
          {entry.is_simulated && <StatusTag tone="warning">{t('login.simulated')}</StatusTag>}
        </>
      ),
    },
  ];
  return (
    <AccountPage title={text(screen.label)} help={t('login.help')}>
      {fault && (
        <Alert
          type="error"
          showIcon
          title={fault}
          action={
            <Button size="small" onClick={() => load()}>
              {t('retry')}
            </Button>
          }
        />
      )}
      <Table
        size="small"
        rowKey="id"
        loading={answer === null && !fault}
        columns={columns}
        dataSource={answer?.items ?? []}
        scroll={{ x: 640 }}
        pagination={{
          current: page.number,
          pageSize: page.size,
          total: answer?.total ?? 0,
          showTotal: (count) => t('login.total', { count }),
          onChange: (number, size) => setPage({ number, size }),
        }}
      />
    </AccountPage>
  );
}
