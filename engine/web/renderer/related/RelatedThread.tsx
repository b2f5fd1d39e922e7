import { useTranslation } from 'react-i18next';
import { fieldOf } from '../../../core/descriptor/field-of.ts';
import type { Screen } from '../../../core/descriptor/types.ts';
import type { ListedRecord } from '../../actions/action-item.ts';
import { FieldCell } from '../parts/FieldCell.tsx';
import { ledTo } from './led-to.ts';
import type { RelatedDrawingProps } from './RelatedTable.tsx';

/** What was said, one below the other in the order of the query: author and time over the text, its files below. What only the staff sees is marked. */
export function RelatedThread({ answer, related: { parts }, rows, entry }: RelatedDrawingProps) {
  const { t } = useTranslation('list');
  const { screen } = answer;
  const { author = 'created_by', time = 'created_at', body, files, internal, state } = parts;
  const isInternal = (row: ListedRecord) => internal !== undefined && row[internal] === true;
  return (
    <ol className="thread">
      {rows.map((row) => (
        <li key={row.id} className={isInternal(row) ? 'thread-entry thread-internal' : 'thread-entry'} {...(row.id === entry && ledTo)}>
          <p className="thread-head">
            <strong>
              <Part screen={screen} name={author} row={row} />
            </strong>
            <Part screen={screen} name={time} row={row} />
            {state !== undefined && <Part screen={screen} name={state} row={row} />}
            {isInternal(row) && <span className="thread-mark">{t('related.internal')}</span>}
          </p>
          <div className="thread-body">{body !== undefined && <Part screen={screen} name={body} row={row} />}</div>
          {files !== undefined && isFilled(row[files]) && <Part screen={screen} name={files} row={row} />}
        </li>
      ))}
    </ol>
  );
}

/** A field as its format is shown in full; nothing where the screen has it not. */
export function Part({ screen, name, row }: { screen: Screen; name: string; row: ListedRecord }) {
  const field = fieldOf(screen, name);
  return field ? <FieldCell field={field} record={row} place="detail" /> : null;
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== '';
}
