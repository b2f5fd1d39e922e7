import { type ReactNode, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton, MarkdownText } from '../../../../engine/web/index.ts';
import type { DocInterface } from '../../shared/catalog.ts';
import { AnswerHeaders } from '../fields/AnswerHeaders.tsx';
import { asDocumented } from '../fields/as-documented.ts';
import { ParameterList } from '../fields/ParameterList.tsx';
import { ReturnList } from '../fields/ReturnList.tsx';
import { UpstreamErrors } from '../fields/UpstreamErrors.tsx';
import { CodeTable } from '../parts/CodeTable.tsx';
import { DocsPlaceContext } from '../parts/docs-place.ts';
import { VisibilityMark } from '../parts/VisibilityMark.tsx';
import { Downloads } from './Downloads.tsx';
import { Section } from './Section.tsx';
import { VersionList } from './VersionList.tsx';

/** What an interface is, who may call it, what it takes, how it answers and what became of it. @param act beside the title */
export function InterfaceText({ shown, act }: { shown: DocInterface; act: ReactNode }) {
  const { t } = useTranslation('docs');
  const { origin } = useContext(DocsPlaceContext);
  const { service, title, summary, description, verbs, visibility, isGranted, parameters, returns, failures, versions } = shown;
  const { returnsModel, media = [], headers = [], upstreamErrors = [], deprecated, operation } = shown;
  const documented = useMemo(() => parameters.map(asDocumented), [parameters]);
  const path = `/api/${service}`;
  const address = `${verbs.join(' / ')} ${path}`;
  return (
    <>
      <p className="docs-module p-second">{shown.module}</p>
      <div className="docs-title">
        <h1>{title}</h1>
        <VisibilityMark row={shown} />
        {deprecated && <span className="docs-deprecated">{t('deprecated')}</span>}
        {act}
      </div>
      <p className="docs-name">
        <code>{service}</code>
        <CopyButton text={service} />
      </p>
      {summary && summary !== title && <p className="docs-summary">{summary}</p>}
      {description && <MarkdownText text={description} />}
      <dl className="docs-facts">
        <dt>{t('address')}</dt>
        <dd>
          <code>{address}</code>
          <CopyButton text={origin + path} />
        </dd>
        {operation !== undefined && (
          <>
            <dt>{t('operation')}</dt>
            <dd>
              <code>{operation}</code>
            </dd>
          </>
        )}
        <dt>{t('access.title')}</dt>
        <dd>{visibility !== 'open' && isGranted ? t('access.granted', { access: t(`access.${visibility}`) }) : t(`access.${visibility}`)}</dd>
        <dt>{t('downloads')}</dt>
        <dd>
          <Downloads shown={shown} />
        </dd>
      </dl>
      <Section service={service} anchor="parameters" title={t('parameters')}>
        {documented.length > 0 ? <ParameterList parameters={documented} /> : <p className="p-second">{t('noParameters')}</p>}
      </Section>
      <Section service={service} anchor="returns" title={t('returns')}>
        {media.length > 0 ? <FileAnswer media={media} /> : <p className="p-second docs-remark-line">{t('returnsHelp')}</p>}
        {returns.length > 0 && <ReturnList fields={returns} model={returnsModel} />}
        {returns.length === 0 && media.length === 0 && <p className="p-second">{t('noReturns')}</p>}
        {headers.length > 0 && <AnswerHeaders headers={headers} />}
      </Section>
      <Section service={service} anchor="errors" title={t('errors')}>
        <CodeTable failures={failures} isTitled />
        {upstreamErrors.length > 0 && <UpstreamErrors errors={upstreamErrors} />}
      </Section>
      {versions.length > 0 && (
        <Section service={service} anchor="versions" title={t('version.title')}>
          <VersionList versions={versions} />
        </Section>
      )}
    </>
  );
}

/** A file or stream in place of the envelope. */
function FileAnswer({ media }: { media: readonly string[] }) {
  const { t } = useTranslation('docs');
  return (
    <>
      <p className="docs-remark-line">{t('returnsFile')}</p>
      <p className="docs-media">
        {media.map((type) => (
          <code key={type}>{type}</code>
        ))}
      </p>
    </>
  );
}
