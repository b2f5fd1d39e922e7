import { Button, InputNumber, Segmented, Slider, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageProps } from '../../../../engine/web/index.ts';
import { DemoPage } from '../frame/DemoPage.tsx';
import { CountTo, type Easing } from './CountTo.tsx';
import './count-to.css';

const easings: Easing[] = ['out', 'inOut', 'linear'];

/** Figures as a dashboard shows them, and one whose settings are at hand. */
export default function CountToPage({ screen }: PageProps) {
  const { t } = useTranslation('showcase');
  const [calls, setCalls] = useState(1_284_306);
  const [value, setValue] = useState(12_345.678);
  const [decimals, setDecimals] = useState(2);
  const [isGrouped, setGrouped] = useState(true);
  const [isShort, setShort] = useState(false);
  const [duration, setDuration] = useState(800);
  const [easing, setEasing] = useState<Easing>('out');
  return (
    <DemoPage screen={screen}>
      <div className="showcase-figures">
        <section className="showcase-panel">
          <h2>{t('count.calls')}</h2>
          <CountTo value={calls} />
        </section>
        <section className="showcase-panel">
          <h2>{t('count.short')}</h2>
          <CountTo value={calls} isShort />
        </section>
        <section className="showcase-panel">
          <h2>{t('count.income')}</h2>
          <CountTo value={calls * 0.0123} left="¥" decimals={2} />
        </section>
        <section className="showcase-panel">
          <h2>{t('count.success')}</h2>
          <CountTo value={99.2 + (calls % 80) / 100} right="%" decimals={2} />
        </section>
      </div>
      <div className="showcase-options">
        <Button type="primary" onClick={() => setCalls(calls + 1_000 + Math.floor(Math.random() * 50_000))}>
          {t('count.more')}
        </Button>
        <Button onClick={() => setCalls(Math.floor(Math.random() * 2_000_000))}>{t('count.random')}</Button>
      </div>
      <section className="showcase-panel showcase-count-own" aria-label={t('count.own')}>
        <CountTo value={value} decimals={decimals} isGrouped={isGrouped} isShort={isShort} duration={duration} easing={easing} />
        <div className="showcase-options">
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the control of antd is in it */}
          <label>
            {t('count.target')}
            <InputNumber<number> value={value} onChange={(next) => next !== null && setValue(next)} style={{ width: 160 }} />
          </label>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the control of antd is in it */}
          <label>
            {t('count.decimals')}
            <InputNumber<number> value={decimals} min={0} max={6} onChange={(next) => setDecimals(next ?? 0)} style={{ width: 72 }} />
          </label>
          <span className="showcase-option">
            {t('count.grouped')}
            <Switch checked={isGrouped} onChange={setGrouped} aria-label={t('count.grouped')} />
          </span>
          <span className="showcase-option">
            {t('count.isShort')}
            <Switch checked={isShort} onChange={setShort} aria-label={t('count.isShort')} />
          </span>
          <span className="showcase-option">
            {t('count.easing')}
            <Segmented
              aria-label={t('count.easing')}
              value={easing}
              onChange={setEasing}
              options={easings.map((one) => ({ value: one, label: t(`count.easings.${one}`) }))}
            />
          </span>
          <span className="showcase-option showcase-count-time">
            {t('count.duration', { ms: duration })}
            <Slider min={0} max={3_000} step={100} value={duration} onChange={setDuration} ariaLabelForHandle={t('count.duration', { ms: duration })} />
          </span>
        </div>
      </section>
    </DemoPage>
  );
}
