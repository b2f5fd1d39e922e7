import { LeftOutlined } from '@ant-design/icons';
import { lazy, Suspense, useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useHref } from 'react-router-dom';
import { applyToken } from '../../../../engine/core/calls/app-token.ts';
import { curlSnippet } from '../../../../engine/core/docs/snippets/curl.ts';
import { MarkdownText, registerAddress, SandboxOffer, session, siteFacts } from '../../../../engine/web/index.ts';
import type { Catalog } from '../../shared/calls.ts';
import { CodeTable } from '../parts/CodeTable.tsx';
import { DocsPlaceContext, startPage } from '../parts/docs-place.ts';
import { JsonCode } from '../parts/JsonCode.tsx';
import { SourceCode } from '../parts/SourceCode.tsx';
import { AgentsPart } from './AgentsPart.tsx';
import { AllDownloads } from './AllDownloads.tsx';
import { FirstCall } from './FirstCall.tsx';
import { ProductList } from './ProductList.tsx';

const SdkDownloads = lazy(() => import('./SdkDownloads.tsx'));

const answer = { ret: 200, data: {}, msg: '' };

/** Everything one has to know before the first call, on one page. */
export function StartPage({ catalog }: { catalog: Catalog }) {
  const { t } = useTranslation('docs');
  const { addressOf, face, origin, password } = useContext(DocsPlaceContext);
  const site = catalog.title || 'Portico';
  const first = catalog.modules.find(({ interfaces }) => interfaces.length > 0)?.interfaces[0];
  useEffect(() => {
    if (face === 'portal') document.title = `${t('start.title')} - ${site}`;
  }, [face, site, t]);
  const address = `${origin}/api/`;
  const here = useHref(addressOf(startPage));
  return (
    <article className="docs-call docs-start" aria-label={t('start.title')}>
      <div className="docs-head">
        <Link className="docs-back" to={addressOf(null)}>
          <LeftOutlined aria-hidden /> {t('back')}
        </Link>
      </div>
      <div className="docs-text">
        <h1>{t('start.heading', { site })}</h1>
        {catalog.intro ? <MarkdownText text={catalog.intro} /> : <p className="docs-summary">{t('start.summary')}</p>}
        <h2>{t('start.app')}</h2>
        <p>
          {t('start.appText')}{' '}
          {!session.token && siteFacts().isRegistrationOpen && <a href={registerAddress({ pathname: here, search: '', hash: '' })}>{t('start.register')}</a>}
        </p>
        {session.token && <SandboxOffer onCreated={() => undefined} />}
        <h2>{t('start.token')}</h2>
        <p>{t('start.tokenText')}</p>
        <SourceCode label={t('start.token')} text={tokenCommand(address)} />
        {first && <FirstCall catalog={catalog} service={first.service} password={password} />}
        <h2>{t('start.answer')}</h2>
        <p>{t('answerHelp')}</p>
        <JsonCode label={t('start.answer')} text={JSON.stringify(answer, null, 2)} />
        <CodeTable />
        <h2>{t('downloads')}</h2>
        <p>{t('start.downloadsText')}</p>
        <AllDownloads />
        {session.token && (
          <Suspense>
            <SdkDownloads />
          </Suspense>
        )}
        <AgentsPart />
        <ProductList products={catalog.products} />
        {catalog.modules.length > 0 && <h2>{t('start.modules')}</h2>}
        <ul className="docs-modules">
          {catalog.modules.map(
            ({ product, name, interfaces: [head, ...others] }) =>
              head && (
                <li key={`${product}/${name}`}>
                  <Link to={addressOf(head.service)}>
                    <span>{product === '' ? name : `${product} / ${name}`}</span>
                    <span className="docs-row-count">{t('total', { count: others.length + 1 })}</span>
                  </Link>
                </li>
              ),
          )}
        </ul>
      </div>
    </article>
  );
}

function tokenCommand(address: string): string {
  const service = applyToken.name;
  const secrets = ['app_key', 'app_secret'].map((name) => ({ name, variable: name.toUpperCase() }));
  return curlSnippet({ service, address, verb: 'POST', isSigned: false, isJson: false, fields: [{ name: 'service', value: service }, ...secrets] });
}
