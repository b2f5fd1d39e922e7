import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageProps } from '../../../../engine/web/index.ts';
import { DemoPage } from '../frame/DemoPage.tsx';
import { SplitPane } from './SplitPane.tsx';

const limits = { min: 20, max: 80 };

/** Two columns, the second of which is two rows. */
export default function SplitPanePage({ screen }: PageProps) {
  const { t } = useTranslation('showcase');
  const [left, setLeft] = useState(40);
  const [top, setTop] = useState(60);
  const room = (name: string, percent: number) => (
    <div className="showcase-split-room">
      <strong>{percent}%</strong>
      {name}
    </div>
  );
  const atLimit = [left, top].some((percent) => percent === limits.min || percent === limits.max);
  return (
    <DemoPage screen={screen}>
      <div className="showcase-split-stage">
        <SplitPane
          label={t('split.columns')}
          as="columns"
          initial={40}
          {...limits}
          onChange={setLeft}
          first={room(t('split.left'), left)}
          second={
            <SplitPane
              label={t('split.rows')}
              as="rows"
              initial={60}
              {...limits}
              onChange={setTop}
              first={room(t('split.top'), top)}
              second={room(t('split.bottom'), 100 - top)}
            />
          }
        />
      </div>
      <p className="showcase-note" role="status">
        {t(atLimit ? 'split.limit' : 'split.hint', limits)}
      </p>
    </DemoPage>
  );
}
