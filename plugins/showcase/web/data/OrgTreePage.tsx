import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Empty, Skeleton } from 'antd';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PermissionAnswer } from '../../../../engine/core/calls/permission.ts';
import { isGranted, type PageProps, session, useTab } from '../../../../engine/web/index.ts';
import { departmentPath } from '../departments/departments.ts';
import { useDepartments } from '../departments/use-departments.ts';
import { DemoPage } from '../frame/DemoPage.tsx';
import { OrgNode } from './OrgNode.tsx';
import './org-tree.css';

const [least, most, step] = [20, 200, 20];

/** The departments of the tree table as a chart. What is done at a node is done by the pages of that screen. */
export default function OrgTreePage({ screen }: PageProps) {
  const { t } = useTranslation('showcase');
  const navigate = useNavigate();
  const { forest, hasFailed, reload } = useDepartments();
  const { isActive } = useTab();
  const [zoom, setZoom] = useState(100);
  const canvas = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Back from a form that changed one.
    if (isActive) reload();
  }, [isActive, reload]);
  const permission = session.permission as PermissionAnswer | null;
  const isEmpty = forest?.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once they are there
  useEffect(() => {
    const { current } = canvas;
    if (current) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
  }, [forest === undefined]);
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons !== 1 || event.pointerType !== 'mouse') return;
    event.currentTarget.scrollBy(-event.movementX, -event.movementY);
  };
  return (
    <DemoPage screen={screen}>
      <div className="showcase-options showcase-org-tools">
        <Button icon={<MinusOutlined />} aria-label={t('org.smaller')} disabled={zoom <= least} onClick={() => setZoom(zoom - step)} />
        <Button onClick={() => setZoom(100)} aria-label={t('org.zoom', { zoom })}>
          {zoom}%
        </Button>
        <Button icon={<PlusOutlined />} aria-label={t('org.larger')} disabled={zoom >= most} onClick={() => setZoom(zoom + step)} />
        {isGranted(permission, `${departmentPath}/add`) && (
          <Button type="primary" onClick={() => navigate(`${departmentPath}/add`)}>
            {t('org.add')}
          </Button>
        )}
        {isGranted(permission, departmentPath) && <Button onClick={() => navigate(departmentPath)}>{t('org.table')}</Button>}
      </div>
      {hasFailed && <Alert type="error" showIcon title={t('org.failed')} action={<Button onClick={reload}>{t('org.retry')}</Button>} />}
      {!forest && !hasFailed && <Skeleton active paragraph={{ rows: 8 }} />}
      {isEmpty && <Empty description={t('org.none')} />}
      {forest && !isEmpty && (
        // biome-ignore lint/a11y/useSemanticElements: a place to scroll in
        // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it
        <div ref={canvas} className="showcase-org" role="region" aria-label={t('org.canvas')} tabIndex={0} onPointerMove={drag}>
          <ul className="showcase-org-top" style={{ zoom: zoom / 100 }}>
            {forest.map((department) => (
              <OrgNode key={department.id} department={department} onChanged={reload} />
            ))}
          </ul>
        </div>
      )}
      <p className="showcase-note">{t('org.hint')}</p>
    </DemoPage>
  );
}
