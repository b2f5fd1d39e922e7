import { Flex, Skeleton } from 'antd';
import { useMemo } from 'react';
import type { ScreenAnswer } from '../../core/calls/screens/screen.ts';
import { itemsAt, rowItems } from '../actions/action-item.ts';
import { RowActions } from '../actions/RowActions.tsx';
import { useActionLabels } from '../actions/use-action-labels.ts';
import { RefContext } from '../widgets/base/ref-context.ts';
import { useActions } from './actions/use-actions.tsx';
import { RecordSections } from './detail/RecordSections.tsx';
import { useRecord } from './detail/use-record.ts';
import { DescriptorLink } from './parts/DescriptorLink.tsx';
import { ErrorState } from './parts/ErrorState.tsx';
import './detail/detail.css';

interface SingleRecordProps {
  answer: ScreenAnswer;
  title: string;
  purpose?: string | undefined;
}

/** The one record of a screen that nobody edits, and what can be done with it. */
export function SingleRecord({ answer, title, purpose }: SingleRecordProps) {
  const { screen } = answer;
  const labels = useActionLabels();
  const { record, refs, error, loading, patch, reload } = useRecord(screen);
  const { actions, dialogs } = useActions({
    answer,
    view: () => {},
    patch: (_, change) => patch(change),
    reloadRow: async () => reload(),
    changed: reload,
  });
  const context = useMemo(() => ({ screen, labels: refs, addresses: answer.refs }), [screen, refs, answer.refs]);
  return (
    <div className="single-record">
      <header className="p-page-head">
        <div>
          <h1>{title}</h1>
          {purpose && <p>{purpose}</p>}
        </div>
        <Flex align="center" gap="small">
          {record && (
            <RowActions
              items={[...itemsAt(answer, 'record', record), ...rowItems(answer, record)]}
              labels={labels}
              busy={actions.busy.has(record.id)}
              onPick={(item) => actions.perform(item, record)}
            />
          )}
          <DescriptorLink screen={screen} />
        </Flex>
      </header>
      <article className="detail-page">
        {!record && error && !loading && <ErrorState error={error} onRetry={reload} />}
        {!record && !error && <Skeleton active paragraph={{ rows: 8 }} />}
        {record && (
          <RefContext value={context}>
            <RecordSections screen={screen} record={record} />
          </RefContext>
        )}
      </article>
      {dialogs}
    </div>
  );
}
