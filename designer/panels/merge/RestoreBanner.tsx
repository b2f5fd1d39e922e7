import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { relativeTime, useLanguage } from '../../../engine/web/index.ts';
import { isSameJson } from '../../model/edits/same-json.ts';
import type { LeftWork } from '../state/journal.ts';
import { useDesigner } from '../state/use-designer.ts';
import './merge.css';

/** Offers what an earlier page left unsaved, the latest first. */
export function RestoreBanner() {
  const { t } = useTranslation('designer-dock');
  const language = useLanguage();
  const designer = useDesigner();
  const [left, setLeft] = useState<readonly LeftWork[]>([]);
  useEffect(() => {
    let isGone = false;
    void designer.journal.left().then((found) => {
      const { saved } = designer.state;
      if (!isGone) setLeft(found.filter(({ definition }) => !isSameJson({ ...definition, rev: saved.rev }, saved)));
    });
    return () => {
      isGone = true;
    };
  }, [designer]);
  const [work, ...others] = left;
  if (!work) return null;

  return (
    <Alert
      className="design-restore"
      type="info"
      showIcon
      title={t('restore.found', { ago: relativeTime(work.writtenAt, language) })}
      action={
        <span className="design-acts">
          <Button
            size="small"
            onClick={() => {
              designer.journal.forget(work);
              setLeft(others);
            }}
          >
            {t('restore.discard')}
          </Button>
          <Button
            size="small"
            type="primary"
            onClick={() => {
              designer.restore(work, label);
              designer.journal.forget(work);
              setLeft([]);
            }}
          >
            {t('restore.restore')}
          </Button>
        </span>
      }
    />
  );
}

const label = { zh_cn: '恢复未保存的内容', en: 'Restore unsaved work' };
