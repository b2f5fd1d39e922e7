import { Button, Segmented, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageProps } from '../../../../engine/web/index.ts';
import { DemoPage } from '../frame/DemoPage.tsx';
import { ResizableDrawer } from './ResizableDrawer.tsx';

type Side = 'left' | 'right';
const sides: Side[] = ['left', 'right'];

/** A drawer at either side, over the window or in a part of the page, and one that opens out of another. */
export default function DrawerPage({ screen }: PageProps) {
  const { t } = useTranslation('showcase');
  const [side, setSide] = useState<Side>('right');
  const [isInside, setInside] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isSecondOpen, setSecondOpen] = useState(false);
  const close = () => setOpen(false);
  const drawer = (
    <ResizableDrawer
      title={t('drawer.title')}
      side={side}
      isOpen={isOpen}
      isInside={isInside}
      onClose={close}
      footer={
        <div className="showcase-options">
          <Button onClick={close}>{t('drawer.cancel')}</Button>
          <Button type="primary" onClick={close}>
            {t('drawer.ok')}
          </Button>
        </div>
      }
    >
      <p>{t('drawer.text')}</p>
      {!isInside && <Button onClick={() => setSecondOpen(true)}>{t('drawer.second')}</Button>}
      <ResizableDrawer title={t('drawer.secondTitle')} side={side} isOpen={isSecondOpen} onClose={() => setSecondOpen(false)}>
        <p>{t('drawer.secondText')}</p>
      </ResizableDrawer>
    </ResizableDrawer>
  );
  return (
    <DemoPage screen={screen}>
      <div className="showcase-panel">
        <div className="showcase-options">
          <Segmented
            aria-label={t('drawer.side')}
            value={side}
            onChange={setSide}
            options={sides.map((value) => ({ value, label: t(`drawer.sides.${value}`) }))}
          />
          <span className="showcase-option">
            {t('drawer.inside')}
            <Switch checked={isInside} disabled={isOpen} onChange={setInside} aria-label={t('drawer.inside')} />
          </span>
          <Button type="primary" onClick={() => setOpen(true)}>
            {t('drawer.open')}
          </Button>
        </div>
        <p className="showcase-note">{t('drawer.hint')}</p>
      </div>
      <div className="showcase-drawer-box">
        {t('drawer.box')}
        {isInside && drawer}
      </div>
      {!isInside && drawer}
    </DemoPage>
  );
}
