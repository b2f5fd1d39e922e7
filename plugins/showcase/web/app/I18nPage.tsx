import { Button, DatePicker, InputNumber, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../../engine/core/text/text.ts';
import { Dialog, type PageProps, relativeTime, switchLanguage, useLanguage } from '../../../../engine/web/index.ts';
import { DemoPage } from '../frame/DemoPage.tsx';
import { useLocale } from '../frame/use-locale.ts';
import './i18n.css';

const hour = 3_600_000;

/** Words, plurals, dates, numbers and the controls of antd in the active language, which is changed here as in the header. */
export default function I18nPage({ screen }: PageProps) {
  const { t } = useTranslation('showcase');
  const language = useLanguage();
  const locale = useLocale();
  const [count, setCount] = useState(1);
  const [now] = useState(() => new Date());
  const [isOpen, setOpen] = useState(false);
  const number = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options);
  const samples: [label: string, value: string][] = [
    [t('i18n.date'), new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(now)],
    [t('i18n.ago'), relativeTime(new Date(now.getTime() - 3 * hour).toISOString(), language)],
    [t('i18n.number'), number().format(1_234_567.891)],
    [t('i18n.short'), number({ notation: 'compact', maximumFractionDigits: 1 }).format(12_345_678)],
    [t('i18n.money'), number({ style: 'currency', currency: 'CNY' }).format(-12_345.6)],
    [t('i18n.list'), new Intl.ListFormat(locale).format(['JSON', 'CSV', 'XLSX'])],
  ];
  return (
    <DemoPage screen={screen}>
      <div className="showcase-panel">
        <Segmented
          aria-label={t('i18n.language')}
          value={language}
          onChange={(next) => void switchLanguage(next)}
          options={languages.map((value) => ({ value, label: t(`i18n.languages.${value}`) }))}
        />
        <p className="showcase-i18n-greeting">{t('i18n.greeting')}</p>
        <div className="showcase-options">
          <InputNumber<number> aria-label={t('i18n.count')} value={count} min={0} max={999} onChange={(next) => setCount(next ?? 0)} />
          <output>{t('i18n.apps', { count })}</output>
        </div>
        <div className="showcase-options">
          <DatePicker aria-label={t('i18n.day')} />
          <Button onClick={() => setOpen(true)}>{t('i18n.dialog')}</Button>
        </div>
        <dl className="showcase-i18n-samples">
          {samples.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className="showcase-note">{t('i18n.hint')}</p>
      </div>
      <Dialog open={isOpen} title={t('i18n.dialog')} onOk={() => setOpen(false)} onCancel={() => setOpen(false)}>
        {t('i18n.dialogText')}
      </Dialog>
    </DemoPage>
  );
}
