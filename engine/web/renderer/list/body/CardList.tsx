import { useState } from 'react';
import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import { soleReference, titleField } from '../../../../core/descriptor/title-field.ts';
import type { Field } from '../../../../core/descriptor/types.ts';
import type { ListedRecord } from '../../../actions/action-item.ts';
import { useActionLabels } from '../../../actions/use-action-labels.ts';
import { isEmptyValue } from '../../../widgets/base/is-empty-value.ts';
import { FieldCell } from '../../parts/FieldCell.tsx';
import { FieldPairs } from '../../parts/FieldPairs.tsx';
import { useRecordName } from '../../parts/use-record-name.ts';
import { RecordActions } from '../columns/RecordActions.tsx';
import { GroupHead } from '../groups/GroupHead.tsx';
import { visibleColumns } from '../model/column-settings.ts';
import { isStatus } from '../model/is-status.ts';
import type { ListModel } from '../model/use-list-screen.ts';
import { rowGroups } from '../rows/row-groups.ts';
import type { RowLook } from './TableRow.tsx';
import './cards.css';

/** Rows of two. */
const shownPairs = 6;

/** The rows on a phone: each a card with its title, its states and what else fits. */
export function CardList({ model, rowLook }: { model: ListModel; rowLook?: RowLook }) {
  const [closed, setClosed] = useState<readonly string[]>([]);
  const { answer, data, query, actions, columns, open } = model;
  const { screen } = answer;
  const title = titleField(screen) ?? soleReference(screen);
  const nameOf = useRecordName(screen);
  const labels = useActionLabels();
  const fields = visibleColumns(columns.value).flatMap(({ field }) => fieldOf(screen, field) ?? []);
  const states = fields.filter(isStatus);
  const rows = data.rows ?? [];
  // What says nothing on this page makes room for what does, on all cards alike.
  const isBlank = ({ name }: Field) => rows.every((record) => isEmptyValue(record[name]));
  const others = fields.filter((field) => !isStatus(field) && field !== title && !isBlank(field)).slice(0, shownPairs);
  const groups = rowGroups(rows, screen.list?.groupBy, data.groups);
  const toggle = (key: string) => setClosed((before) => (before.includes(key) ? before.filter((other) => other !== key) : [...before, key]));
  const opener = (record: ListedRecord) => (
    <button type="button" className="cell-link cell-title" onClick={() => open(record)}>
      {nameOf(record)}
    </button>
  );
  return (
    <ul className={`list-cards${data.loading ? ' list-table-loading' : ''}`}>
      {groups.flatMap(({ key, totals, rows: members }) => [
        ...(members[0] && key !== ''
          ? [
              <li key={`group ${key}`} className="list-card-group">
                <GroupHead screen={screen} record={members[0].record} totals={totals} isClosed={closed.includes(key)} onToggle={() => toggle(key)} />
              </li>,
            ]
          : []),
        ...(closed.includes(key) ? [] : members).map(({ record }) => (
          <li key={record.id} className="list-card" data-row-key={record.id}>
            <div className="list-card-head">
              {rowLook ? rowLook.title(record, opener(record)) : opener(record)}
              <span className="list-card-states">
                {states.map((field) => !isEmptyValue(record[field.name]) && <FieldCell key={field.name} field={field} record={record} place="list" />)}
              </span>
            </div>
            <FieldPairs fields={others} record={record} />
            <RecordActions answer={answer} record={record} labels={labels} trash={query.trash} perform={actions.perform} />
          </li>
        )),
      ])}
    </ul>
  );
}
