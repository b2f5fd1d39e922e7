import { LeftOutlined, RocketOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { call, session } from '../../../../engine/web/index.ts';
import { type Catalog, getCatalogWords } from '../../shared/calls.ts';
import type { CatalogRow } from '../../shared/catalog.ts';
import { DocsList } from '../list/DocsList.tsx';
import type { ListGroup } from '../list/list-rows.ts';
import { InterfacePage } from '../page/InterfacePage.tsx';
import { DocsPlaceContext, startPage } from '../parts/docs-place.ts';
import { Notice } from '../parts/Notice.tsx';
import { SignInLink } from '../parts/SignInLink.tsx';
import { VisibilityMark } from '../parts/VisibilityMark.tsx';
import { StartPage } from './StartPage.tsx';
import { useInterface } from './use-interface.ts';

/** The list beside what was asked for. On a narrow screen one of the two. */
export function DocsPanes({ catalog, requested }: { catalog: Catalog; requested: string | null }) {
  const { t } = useTranslation('docs');
  const { addressOf, password } = useContext(DocsPlaceContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new catalogue has new texts
  const readWords = useCallback(async () => (await call(getCatalogWords, { password }, { quiet: true })).words, [catalog, password]);
  const groups = useMemo(() => groupsOf(catalog), [catalog]);
  const isStart = requested === null || requested === startPage;
  return (
    <div className="docs">
      <div className={`docs-panes${requested === null ? '' : ' docs-asked'}`}>
        <DocsList
          label={t('interfaces')}
          groups={groups}
          current={isStart ? undefined : requested}
          addressOf={addressOf}
          readWords={readWords}
          lead={
            <Link className="docs-lead" to={addressOf(startPage)} {...(isStart && { 'aria-current': 'page' })}>
              <RocketOutlined aria-hidden /> {t('start.title')}
            </Link>
          }
        />
        {isStart ? <StartPage catalog={catalog} /> : <RequestedPage key={requested} service={requested} catalog={catalog} />}
      </div>
    </div>
  );
}

function RequestedPage({ service, catalog }: { service: string; catalog: Catalog }) {
  const { t } = useTranslation('docs');
  const { addressOf, password, face } = useContext(DocsPlaceContext);
  const state = useInterface(service, password, catalog);
  const rows = useMemo(() => catalog.modules.flatMap(({ interfaces }) => interfaces), [catalog]);
  const title = state.kind === 'ready' ? state.shown.title : service;
  useEffect(() => {
    if (face === 'portal') document.title = `${title} - ${catalog.title || 'Portico'}`;
  }, [face, title, catalog]);
  const back = (
    <Link className="docs-back" to={addressOf(null)}>
      <LeftOutlined aria-hidden /> {t('back')}
    </Link>
  );
  switch (state.kind) {
    case 'loading':
      return <WaitingArticle />;
    case 'missing':
      return (
        <div className="docs-call">
          {back}
          <Notice title={t('missing.title')} text={t('missing.text', { name: service })}>
            <Link to={addressOf(null)}>{t('missing.all')}</Link>
            {!session.token && <SignInLink service={service} />}
          </Notice>
        </div>
      );
    case 'failed':
      return (
        <div className="docs-call">
          {back}
          <Notice title={t('failed')} text={state.error instanceof Error ? state.error.message : String(state.error)}>
            <Button type="primary" onClick={state.retry}>
              {t('retry')}
            </Button>
          </Notice>
        </div>
      );
    case 'ready':
      return <InterfacePage shown={state.shown} back={back} neighbours={neighboursOf(rows, service)} />;
  }
}

/** Nothing for a moment, so that quick answers do not flicker. */
function WaitingArticle() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, 200, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="docs-call" aria-busy="true">
      {isLate && <div className="docs-line docs-line-wait" />}
    </div>
  );
}

function groupsOf({ modules }: Catalog): ListGroup[] {
  return modules.map(({ product, name, interfaces }) => ({
    name: `${product}/${name}`,
    title: product === '' ? name : `${product} / ${name}`,
    entries: interfaces.map((row) => ({ service: row.service, title: row.title, words: row.summary, mark: <VisibilityMark row={row} isShort /> })),
  }));
}

function neighboursOf(rows: CatalogRow[], service: string): { previous?: CatalogRow; next?: CatalogRow } {
  const at = rows.findIndex((row) => row.service === service);
  const [previous, next] = at < 0 ? [] : [rows[at - 1], rows[at + 1]];
  return { ...(previous && { previous }), ...(next && { next }) };
}
