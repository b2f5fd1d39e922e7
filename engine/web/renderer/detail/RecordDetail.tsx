import { Skeleton } from 'antd';
import { type ReactNode, use, useMemo } from 'react';
import type { ScreenAnswer } from '../../../core/calls/screens/screen.ts';
import { itemsAt, type ListedRecord, rowItems } from '../../actions/action-item.ts';
import { lazyPart } from '../../widgets/base/lazy-part.ts';
import { RefContext } from '../../widgets/base/ref-context.ts';
import type { Actions } from '../actions/use-actions.tsx';
import { ErrorState } from '../parts/ErrorState.tsx';
import { HistoryTimeline } from './HistoryTimeline.tsx';
import { RecordHead } from './RecordHead.tsx';
import { RecordSections } from './RecordSections.tsx';
import type { RecordData } from './use-record.ts';
import './detail.css';

const RelatedLists = lazyPart(() => import('../related/RelatedLists.tsx'));

interface RecordDetailProps {
  answer: ScreenAnswer;
  data: RecordData;
  actions: Actions;
  id: number;
  trash?: boolean;
  /** Shown when the record itself cannot be had, as in the trash. */
  fallback?: ListedRecord;
  /** Beside the name. */
  children?: ReactNode;
}

/** One record: head, sections, history. The drawer and the page show the same. */
export function RecordDetail({ answer, data, actions, id, trash = false, fallback, children }: RecordDetailProps) {
  const { screen } = answer;
  const { refs } = data;
  const isLoaded = data.record?.id === id;
  const record = isLoaded ? data.record : fallback;
  const ofRecord = useMemo(() => ({ screen, labels: refs, addresses: answer.refs }), [screen, refs, answer.refs]);
  const ofList = use(RefContext);
  if (!record) {
    return (
      <>
        {children}
        {data.error && !data.loading ? <ErrorState error={data.error} onRetry={data.reload} /> : <Skeleton active paragraph={{ rows: 8 }} />}
      </>
    );
  }
  const own = trash ? [] : itemsAt(answer, 'record', record);
  const items = [...own, ...rowItems(answer, record, trash).filter((item) => item.kind !== 'view')];
  // One tree for both: the history is asked for once.
  return (
    <RefContext value={isLoaded ? ofRecord : ofList}>
      <RecordHead screen={screen} record={record} items={items} busy={actions.busy.has(id)} onPick={(item) => actions.perform(item, record)}>
        {children}
      </RecordHead>
      <RecordSections screen={screen} record={record} />
      {isLoaded && screen.related.length > 0 && <RelatedLists answer={answer} record={record} round={data.round} />}
      <HistoryTimeline key={id} screen={screen} id={id} round={data.round} />
    </RefContext>
  );
}
