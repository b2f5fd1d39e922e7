import type { ReactNode } from 'react';
import type { Screen } from '../../../core/descriptor/types.ts';
import type { ActionItem, ListedRecord } from '../../actions/action-item.ts';
import { RowActions } from '../../actions/RowActions.tsx';
import { useActionLabels } from '../../actions/use-action-labels.ts';
import { useText } from '../../state/language.ts';
import { CopyButton } from '../../widgets/parts/copy/CopyButton.tsx';
import { FieldCell } from '../parts/FieldCell.tsx';
import { useRecordName } from '../parts/use-record-name.ts';

interface RecordHeadProps {
  screen: Screen;
  record: ListedRecord;
  items: ActionItem[];
  busy: boolean;
  onPick(item: ActionItem): void;
  children?: ReactNode;
}

/** Name, states and what can be done. */
export function RecordHead({ screen, record, items, busy, onPick, children }: RecordHeadProps) {
  const labels = useActionLabels();
  const nameOf = useRecordName(screen);
  const text = useText();
  const title = nameOf(record);
  const isNumbered = title === `#${record.id}`;
  return (
    <header className="record-head">
      <div className="record-head-title">
        <h2>
          {isNumbered ? `${text(screen.label)} ${title} ` : title}
          {isNumbered && <CopyButton text={String(record.id)} />}
        </h2>
        {children}
      </div>
      {(!isNumbered || screen.machines.length > 0 || items.length > 0) && (
        <div className="record-head-line">
          {!isNumbered && (
            <span className="cell-mono record-head-id">
              #{record.id}
              <CopyButton text={String(record.id)} />
            </span>
          )}
          {screen.machines.map(({ field }) => {
            const state = screen.fields.find(({ name }) => name === field);
            return state && <FieldCell key={field} field={state} record={record} place="list" />;
          })}
          <span className="record-head-actions">
            <RowActions items={items} labels={labels} busy={busy} onPick={onPick} />
          </span>
        </div>
      )}
    </header>
  );
}
