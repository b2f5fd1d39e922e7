import { CloseOutlined, DownOutlined, ExpandOutlined, UpOutlined } from '@ant-design/icons';
import { Drawer, Skeleton } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFocusBack } from '../../page/use-focus-back.ts';
import { IconButton } from '../../widgets/parts/IconButton.tsx';
import { RecordDetail } from '../detail/RecordDetail.tsx';
import { useRecord } from '../detail/use-record.ts';
import type { ListModel } from './model/use-list-screen.ts';

const width = 720;

/** A record beside its list, which stays usable: the next row is a key or a click away. */
export default function DetailDrawer({ model, id }: { model: ListModel; id: number }) {
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  const { answer, data: list, query, actions } = model;
  const { rows = [] } = list;
  const data = useRecord(answer.screen, id);
  useFocusBack();
  const index = rows.findIndex((row) => row.id === id);
  const page = answer.screen.routes.detail;
  return (
    <Drawer
      open
      size={width}
      mask={false}
      closable={false}
      focusable={{ trap: false }}
      rootClassName="detail-drawer"
      aria-label={t('detail')}
      onClose={model.close}
    >
      {/* A plugin's widget brings its words along: while they come, the list stays what it is. */}
      <Suspense fallback={<Skeleton active />}>
        <RecordDetail answer={answer} data={data} actions={actions} id={id} trash={query.trash} fallback={rows[index]}>
          <span className="detail-steps">
            <IconButton label={t('previous')} icon={<UpOutlined />} disabled={index <= 0} onClick={() => model.step(-1)} />
            <IconButton label={t('next')} icon={<DownOutlined />} disabled={index === -1 || index === rows.length - 1} onClick={() => model.step(1)} />
            {page !== undefined && !query.trash && <IconButton label={t('openPage')} icon={<ExpandOutlined />} onClick={() => navigate(`${page}/${id}`)} />}
            <IconButton label={t('close')} icon={<CloseOutlined />} onClick={model.close} />
          </span>
        </RecordDetail>
      </Suspense>
    </Drawer>
  );
}
