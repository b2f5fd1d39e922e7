import { Alert, Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { relativeTime, useLanguage } from '../../../engine/web/index.ts';
import type { LeftWork } from '../state/journal/journal.ts';

interface RestoreOfferProps {
  /** The latest first; one at least. */
  left: readonly LeftWork[];
  onRestore(work: LeftWork): void;
  onDiscard(work: LeftWork): void;
  onDiscardAll(): void;
}

/** One banner for all work that was left, however much: which of it is taken up again, or thrown away. */
export default function RestoreOffer({ left, onRestore, onDiscard, onDiscardAll }: RestoreOfferProps) {
  const { t } = useTranslation('designer-work');
  const language = useLanguage();
  const [chosen, setChosen] = useState(left[0]!.entry);
  const work = left.find(({ entry }) => entry === chosen) ?? left[0]!;
  const isOne = left.length === 1;
  const nameOf = ({ definition, writtenAt }: LeftWork) =>
    [definition.title || definition.method || t('restore.unnamed'), relativeTime(writtenAt, language)].join(' · ');
  return (
    <Alert
      className="design-restore"
      type="info"
      showIcon
      title={isOne ? t('restore.found', { ago: relativeTime(work.writtenAt, language) }) : t('restore.foundMany', { count: left.length })}
      action={
        <span className="design-acts">
          {!isOne && (
            <Select
              size="small"
              aria-label={t('restore.which')}
              value={work.entry}
              onChange={setChosen}
              options={left.map((one) => ({ value: one.entry, label: nameOf(one) }))}
              popupMatchSelectWidth={false}
            />
          )}
          {!isOne && (
            <Button size="small" onClick={onDiscardAll}>
              {t('restore.discardAll')}
            </Button>
          )}
          <Button size="small" onClick={() => onDiscard(work)}>
            {t('restore.discard')}
          </Button>
          <Button size="small" type="primary" onClick={() => onRestore(work)}>
            {t('restore.restore')}
          </Button>
        </span>
      }
    />
  );
}
