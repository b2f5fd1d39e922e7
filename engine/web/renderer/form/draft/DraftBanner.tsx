import { Alert, Button, Flex, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Field } from '../../../../core/descriptor/types.ts';
import { useLanguage } from '../../../state/language.ts';
import { ValuePair } from '../fields/ValuePair.tsx';
import type { FormValues } from '../store/form-values.ts';
import { ageOf } from './draft-age.ts';
import type { Draft } from './draft-journal.ts';

export interface DraftBannerProps {
  draft: Draft;
  fields: Field[];
  base: FormValues;
  /** The record has been saved by somebody since. */
  isStale: boolean;
  onRestore(): void;
  onDiscard(): void;
}

/** What was typed here before and never saved. */
export function DraftBanner({ draft, fields, base, isStale, onRestore, onDiscard }: DraftBannerProps) {
  const { t } = useTranslation('form');
  const language = useLanguage();
  const age = ageOf(draft.saved_at, new Date());
  const changed = fields.filter((field) => Object.hasOwn(draft.values, field.name));
  const difference = (
    <Flex vertical gap={8} style={{ maxWidth: 480, maxHeight: 360, overflow: 'auto' }}>
      {changed.map((field) => (
        <div key={field.name}>
          <div>{t('label', { label: field.label[language] })}</div>
          <ValuePair field={field} before={base[field.name]} after={draft.values[field.name]} />
        </div>
      ))}
    </Flex>
  );
  return (
    <Alert
      type={isStale ? 'warning' : 'info'}
      showIcon
      className="form-notice"
      title={t('draft.found', {
        age: t(`draft.age.${age.unit}`, { count: age.count }),
        fields: changed.map((field) => field.label[language]).join(t('separator')),
      })}
      description={isStale ? t('draft.stale') : undefined}
      action={
        <Flex gap={8} wrap>
          <Popover content={difference} trigger="click">
            <Button size="small">{t('draft.compare')}</Button>
          </Popover>
          <Button size="small" onClick={onDiscard}>
            {t('draft.discard')}
          </Button>
          <Button size="small" type="primary" onClick={onRestore}>
            {t('draft.restore')}
          </Button>
        </Flex>
      }
    />
  );
}
