import { LeftOutlined } from '@ant-design/icons';
import { Empty, Skeleton } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { lazyPart, type PageProps, useText } from '../../../engine/web/index.ts';
import type { CallGroup } from '../shared/call-list.ts';
import { CallExamples } from './CallExamples.tsx';
import { CallText } from './CallText.tsx';
import { DocsList } from './list/DocsList.tsx';
import type { ListGroup } from './list/list-rows.ts';
import { LoadFailure } from './parts/LoadFailure.tsx';
import { useCallList } from './use-call-list.ts';
import './call-docs.css';

const DescriptorPage = lazyPart(() => import('./descriptor/DescriptorPage.tsx'));
const WordsPage = lazyPart(() => import('./words/WordsPage.tsx'));

/** Docs of the calls of the back-office and the platform itself: the list, one call in words, and its examples. `?call=Admin.Article.List` names the call, `?words` the words of descriptors, `?descriptor=article` the one of a screen. */
export default function CallDocs({ screen }: PageProps) {
  const [query] = useSearchParams();
  const descriptor = query.get('descriptor');
  if (descriptor !== null) return <DescriptorPage key={descriptor} name={descriptor} />;
  return query.has('words') ? <WordsPage /> : <Calls screen={screen} />;
}

function Calls({ screen }: Pick<PageProps, 'screen'>) {
  const { t } = useTranslation('docs');
  const text = useText();
  const { answer, error, retry } = useCallList();
  const groups = useMemo(() => answer?.groups.map((group) => listGroupOf(group, text)) ?? [], [answer, text]);
  const [query] = useSearchParams();
  const requested = query.get('call');
  const label = text(screen.label);
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (!answer) return <Skeleton active paragraph={{ rows: 8 }} />;
  const calls = answer.groups.flatMap((group) => group.calls);
  if (calls.length === 0) return <Empty description={t('empty')} />;
  const shown = requested === null ? calls[0] : calls.find((call) => call.service === requested);
  const lead = (
    <p className="docs-words-link">
      <Link to="?words">{t('words.title')}</Link>
    </p>
  );
  return (
    <div className="docs">
      <div className={`docs-panes${requested === null ? '' : ' docs-asked'}`}>
        <DocsList label={label} groups={groups} current={shown?.service} addressOf={addressOf} lead={lead} />
        <article className="docs-call" key={shown?.service}>
          <Link className="docs-back" to="?">
            <LeftOutlined aria-hidden /> {t('back')}
          </Link>
          {shown ? (
            <>
              <CallText call={shown} />
              <CallExamples call={shown} />
            </>
          ) : (
            <Empty description={t('unknown', { name: requested })} />
          )}
        </article>
      </div>
    </div>
  );
}

function listGroupOf({ name, title, calls }: CallGroup, text: (words: CallGroup['title']) => string): ListGroup {
  const entries = calls.map((call) => ({
    service: call.service,
    title: text(call.title),
    words: [title.zh_cn, title.en, call.title.zh_cn, call.title.en].join('\n'),
  }));
  return { name, title: text(title), code: name, entries };
}

function addressOf(service: string): string {
  return `?call=${encodeURIComponent(service)}`;
}
