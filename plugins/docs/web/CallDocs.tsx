import { LeftOutlined } from '@ant-design/icons';
import { Alert, Button, Empty, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { type PageProps, useText } from '../../../engine/web/index.ts';
import type { CallKind } from '../shared/call-list.ts';
import { CallExamples } from './CallExamples.tsx';
import { CallList } from './CallList.tsx';
import { CallText } from './CallText.tsx';
import { useCallList } from './use-call-list.ts';
import './call-docs.css';

/** Docs of the calls of one kind: the list, one call in words, and its examples. `?call=Admin.Article.List` names the call. */
export default function CallDocs({ screen }: PageProps) {
  const { t } = useTranslation('docs');
  const text = useText();
  const kind: CallKind = screen.name === 'docs_open' ? 'open' : 'internal';
  const { answer, fault, retry } = useCallList(kind);
  const [query] = useSearchParams();
  const asked = query.get('call');
  const label = text(screen.label);
  if (fault) {
    const again = (
      <Button size="small" onClick={retry}>
        {t('retry')}
      </Button>
    );
    return <Alert type="error" showIcon title={fault} action={again} />;
  }
  if (!answer) return <Skeleton active paragraph={{ rows: 8 }} />;
  const calls = answer.groups.flatMap((group) => group.calls);
  if (calls.length === 0) return <Empty description={t(`empty.${kind}`)} />;
  const shown = asked === null ? calls[0] : calls.find((call) => call.service === asked);
  return (
    <div className="docs">
      <div className={`docs-panes${asked === null ? '' : ' docs-asked'}`}>
        <CallList label={label} groups={answer.groups} current={shown?.service} />
        <article className="docs-call" key={shown?.service}>
          <Link className="docs-back" to="?">
            <LeftOutlined aria-hidden /> {t('back')}
          </Link>
          {shown ? (
            <>
              <CallText call={shown} />
              <CallExamples call={shown} kind={kind} />
            </>
          ) : (
            <Empty description={t('unknown', { name: asked })} />
          )}
        </article>
      </div>
    </div>
  );
}
