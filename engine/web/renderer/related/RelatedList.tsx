import { PlusOutlined } from '@ant-design/icons';
import { Button, Pagination, type PaginationProps, Skeleton } from 'antd';
import { cloneElement, type HTMLAttributes, isValidElement, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { ScreenAnswer } from '../../../core/calls/screens/screen.ts';
import { matchesCondition } from '../../../core/condition/matches-condition.ts';
import type { Related } from '../../../core/descriptor/query-types.ts';
import type { ListedRecord } from '../../actions/action-item.ts';
import { mayUse } from '../../actions/may-use.ts';
import { useScreen } from '../../api/use-screen.ts';
import { useText } from '../../state/language.ts';
import { session } from '../../state/session.ts';
import { pageContext } from '../../state/value-context.ts';
import { lazyPart } from '../../widgets/base/lazy-part.ts';
import { RefContext } from '../../widgets/base/ref-context.ts';
import { ErrorState } from '../parts/ErrorState.tsx';
import { RelatedTable } from './RelatedTable.tsx';
import { RelatedThread } from './RelatedThread.tsx';
import { RelatedTimeline } from './RelatedTimeline.tsx';
import { type RelatedRows, useRelated } from './use-related.ts';

const CreateDialog = lazyPart(() => import('../form/CreateDialog.tsx'));
const drawings = { table: RelatedTable, thread: RelatedThread, timeline: RelatedTimeline };

interface RelatedListProps {
  /** Of the screen whose record is shown. */
  answer: ScreenAnswer;
  related: Related;
  record: ListedRecord;
  round: number;
  /** A record of the list that is shown first, and marked. */
  entry?: number;
}

/** One list on a record's page, drawn as the descriptor says, with the screen its records are of. */
export function RelatedList({ answer, related, record, round, entry }: RelatedListProps) {
  const data = useRelated(answer.screen, record.id, related, round, entry);
  const other = useScreen(related.query.from, useSnapshot(session).permission?.version ?? 0);
  if (data.error && !data.rows) return <ErrorState error={data.error} onRetry={data.reload} />;
  if (other.error !== undefined) throw other.error;
  if (!data.rows || !other.answer) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  return <LoadedList answer={other.answer} related={related} record={record} data={data} rows={data.rows} entry={entry} />;
}

type LoadedListProps = Omit<RelatedListProps, 'round'> & { data: RelatedRows; rows: NonNullable<RelatedRows['rows']> };

function LoadedList({ answer, related, record, data, rows, entry }: LoadedListProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const { screen } = answer;
  const refs = useMemo(() => ({ screen, labels: rows.refs, addresses: answer.refs }), [screen, rows.refs, answer.refs]);
  const Drawing = drawings[related.as];
  return (
    <RefContext value={refs}>
      {rows.items.length === 0 ? (
        <p className="related-empty">{t('related.none')}</p>
      ) : (
        <Drawing answer={answer} related={related} rows={rows.items} entry={entry} />
      )}
      <div className="related-foot">
        {rows.total > rows.per_page && (
          <Pagination
            simple
            current={data.page}
            pageSize={rows.per_page}
            total={rows.total}
            onChange={data.turn}
            showSizeChanger={false}
            {...(data.page === 1 && { itemRender: firstStep(t('related.next')) })}
          />
        )}
        {related.add && mayUse(answer, 'Add') && matchesCondition(related.add.when, record, pageContext()) && (
          <AddOne related={related} record={record} thing={text(screen.label)} />
        )}
      </div>
    </RefContext>
  );
}

/** The step forward of a pager on its first page: antd lets nobody reach it by Tab there. What is pressed reaches the pager around it. */
function firstStep(label: string): PaginationProps['itemRender'] {
  return (_, kind, drawn) =>
    kind === 'next' && isValidElement<HTMLAttributes<HTMLElement>>(drawn) ? cloneElement(drawn, { tabIndex: 0, 'aria-label': label }) : drawn;
}

/** What is added to a thread is a reply, whatever its records are called. */
function AddOne({ related, record, thing }: { related: Related; record: ListedRecord; thing: string }) {
  const { t } = useTranslation('list');
  const text = useText();
  const label = related.add?.label ? text(related.add.label) : related.as === 'thread' ? t('related.reply') : undefined;
  const [isOpen, setOpen] = useState(false);
  const initial = useMemo(() => ({ [related.query.via]: record.id }), [related.query.via, record.id]);
  return (
    <>
      <Button icon={<PlusOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {label ?? t('related.add', { thing })}
      </Button>
      {isOpen && <CreateDialog screen={related.query.from} initial={initial} fixed={related.query.via} label={label} onDone={() => setOpen(false)} />}
    </>
  );
}
