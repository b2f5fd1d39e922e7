import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { codes } from '../../core/protocol/codes.ts';
import { recordTitle } from '../actions/record-title.ts';
import { useTab } from '../navigation/use-tab.ts';
import { useActions } from './actions/use-actions.tsx';
import { RecordDetail } from './detail/RecordDetail.tsx';
import { useRecord } from './detail/use-record.ts';
import { MissingRecord } from './parts/MissingRecord.tsx';
import type { ScreenPageProps } from './screen-page.ts';

/** A record on a page of its own. */
export default function DetailScreen({ answer, id = '' }: ScreenPageProps) {
  const { screen } = answer;
  const navigate = useNavigate();
  const { setTitle, close } = useTab();
  const data = useRecord(screen, Number(id));
  const { record, patch, reload } = data;
  const title = record && recordTitle(screen, record);
  const { actions, dialogs } = useActions({
    answer,
    view: () => {},
    patch: (_, change) => patch(change),
    reloadRow: async () => reload(),
    changed: (_, { kind }) => {
      if (kind !== 'remove') return;
      void close();
      if (screen.routes.list !== undefined) navigate(screen.routes.list);
    },
  });

  useEffect(() => {
    if (title !== undefined) setTitle(title);
  }, [title, setTitle]);

  if (!record && data.error?.ret === codes.notFound) return <MissingRecord answer={answer} error={data.error} />;
  return (
    <article className="detail-page">
      <RecordDetail answer={answer} data={data} actions={actions} id={Number(id)} />
      {dialogs}
    </article>
  );
}
