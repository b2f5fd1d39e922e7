import { createContext, use } from 'react';
import type { ScreenAnswer } from '../../../../core/calls/screens/screen.ts';
import { type ActionItem, type ListedRecord, rowItems } from '../../../actions/action-item.ts';
import { RowActions } from '../../../actions/RowActions.tsx';
import type { ActionLabels } from '../../../actions/use-action-labels.ts';
import { askRecord } from '../../../api/record-request.ts';
import type { Actions } from '../../actions/use-actions.tsx';

/** Ids of records a call is under way for. */
export const BusyRecords = createContext<ReadonlySet<number>>(new Set());

interface RecordActionsProps {
  answer: ScreenAnswer;
  record: ListedRecord;
  labels: ActionLabels;
  trash: boolean;
  perform: Actions['perform'];
}

/** What can be done with the record of a row or a card. */
export function RecordActions({ answer, record, labels, trash, perform }: RecordActionsProps) {
  const busy = use(BusyRecords);
  const press = ({ kind }: ActionItem) => (kind === 'view' || kind === 'edit') && askRecord(answer.screen, record.id);
  return (
    <RowActions items={rowItems(answer, record, trash)} labels={labels} busy={busy.has(record.id)} onPress={press} onPick={(item) => perform(item, record)} />
  );
}
