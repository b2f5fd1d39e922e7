import { Button, Skeleton } from 'antd';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameSite } from '../../../../engine/web/index.ts';
import { type DocsPlace, DocsPlaceContext } from '../parts/docs-place.ts';
import { Notice } from '../parts/Notice.tsx';
import { DocsPanes } from './DocsPanes.tsx';
import { PasswordPage } from './PasswordPage.tsx';
import { useCatalog } from './use-catalog.ts';
import './open-docs.css';

interface DocsReaderProps {
  face: DocsPlace['face'];
  /** Service, `startPage`, or null for the list alone. */
  requested: string | null;
  addressOf: DocsPlace['addressOf'];
}

/** The docs of all published interfaces: list, text, and a column of code in which each can be tried. */
export function DocsReader({ face, requested, addressOf }: DocsReaderProps) {
  const { t } = useTranslation('docs');
  const { state, load } = useCatalog();
  const password = state.kind === 'ready' ? state.password : undefined;
  const origin = (state.kind === 'ready' && state.catalog.publicOrigin) || location.origin;
  // biome-ignore lint/correctness/useExhaustiveDependencies: addresses differ by face only
  const place = useMemo<DocsPlace>(() => ({ face, addressOf, origin, password }), [face, origin, password]);
  const title = state.kind === 'ready' ? state.catalog.title : '';
  useEffect(() => {
    if (face === 'portal') nameSite(title);
  }, [face, title]);
  switch (state.kind) {
    case 'loading':
      return (
        <div className="docs docs-waiting" aria-busy="true">
          <Skeleton active paragraph={{ rows: 10 }} />
          <Skeleton active paragraph={{ rows: 6 }} />
        </div>
      );
    case 'locked':
      return <PasswordPage isWrong={state.tried} onPassword={load} />;
    case 'failed':
      return (
        <div className="docs docs-alone">
          <Notice title={t('failed')} text={state.error instanceof Error ? state.error.message : String(state.error)}>
            <Button type="primary" onClick={() => void load()}>
              {t('retry')}
            </Button>
          </Notice>
        </div>
      );
    case 'ready':
      return (
        <DocsPlaceContext value={place}>
          <DocsPanes catalog={state.catalog} requested={requested} />
        </DocsPlaceContext>
      );
  }
}
