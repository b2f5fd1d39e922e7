import { fieldOf } from '../../../core/descriptor/field-of.ts';
import { FieldPairs } from '../parts/FieldPairs.tsx';
import { ledTo } from './led-to.ts';
import { columnsOf, type RelatedDrawingProps } from './RelatedTable.tsx';
import { Part } from './RelatedThread.tsx';

/** What happened, each at its time: the moment, who, and the rest of the columns. A state colours the point. */
export function RelatedTimeline({ answer: { screen }, related, rows, entry }: RelatedDrawingProps) {
  const { author, time = 'created_at', body, state } = related.parts;
  const named = [author, time, body, state];
  const rest = columnsOf(screen, related).filter(({ name }) => !named.includes(name));
  const options = state === undefined ? [] : (fieldOf(screen, state)?.options ?? []);
  return (
    <ol className="history related-timeline">
      {rows.map((row) => {
        const tone = options.find(({ value }) => state !== undefined && value === row[state])?.tone ?? 'default';
        return (
          <li key={row.id} data-tone={tone} {...(row.id === entry && ledTo)}>
            <p className="thread-head">
              <Part screen={screen} name={time} row={row} />
              {state !== undefined && <Part screen={screen} name={state} row={row} />}
              {author !== undefined && <Part screen={screen} name={author} row={row} />}
            </p>
            {body !== undefined && (
              <div className="thread-body">
                <Part screen={screen} name={body} row={row} />
              </div>
            )}
            {body === undefined && rest.length > 0 && <FieldPairs fields={rest} record={row} isShort />}
          </li>
        );
      })}
    </ol>
  );
}
