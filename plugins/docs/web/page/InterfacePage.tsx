import { ExperimentOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocInterface } from '../../shared/catalog.ts';
import { tryAnchor } from '../parts/docs-place.ts';
import { CodeColumn } from './CodeColumn.tsx';
import { InterfaceText } from './InterfaceText.tsx';
import { type NeighbourRows, Neighbours } from './Neighbours.tsx';

interface InterfacePageProps {
  shown: DocInterface;
  /** To the list, on narrow screens. */
  back: ReactNode;
  neighbours: NeighbourRows;
}

/** Everything about one interface: in words, and as code that can be tried. */
export function InterfacePage({ shown, back, neighbours }: InterfacePageProps) {
  const { t } = useTranslation('docs');
  const [isTrying, setTrying] = useState(() => location.hash === tryAnchor);
  const column = useRef<HTMLElement>(null);
  const hasRequested = useRef(false);
  useEffect(() => {
    if (!isTrying || !hasRequested.current) return;
    hasRequested.current = false;
    column.current?.scrollIntoView({ block: 'start' });
  }, [isTrying]);
  const tryIt = () => {
    hasRequested.current = true;
    setTrying(true);
    if (isTrying) column.current?.scrollIntoView({ block: 'start' });
  };
  return (
    <article className="docs-call" aria-label={shown.title}>
      <div className="docs-head">{back}</div>
      <div className="docs-text">
        <InterfaceText
          shown={shown}
          act={
            <Button className="docs-to-try" icon={<ExperimentOutlined aria-hidden />} onClick={tryIt}>
              {t('try.title')}
            </Button>
          }
        />
      </div>
      <CodeColumn shown={shown} column={column} isTrying={isTrying} onTrying={setTrying} />
      <Neighbours {...neighbours} />
    </article>
  );
}
