import { useTranslation } from 'react-i18next';
import { useText } from '../state/language.ts';
import type { ActionItem } from './action-item.ts';
import { isDangerous, keyOfItem, labelOfItem } from './action-texts.ts';
import { MoreActions } from './MoreActions.tsx';
import './actions.css';

const shownWords = 3;

/** The words at the end of a row: three at most, the rest behind "more". Plain buttons: a page of rows has many of them. */
export function RowActions({ items, onPick, busy }: { items: ActionItem[]; onPick(item: ActionItem): void; busy: boolean }) {
  const { t } = useTranslation('list');
  const text = useText();
  const shown = items.length > shownWords ? items.slice(0, shownWords - 1) : items;
  const rest = items.slice(shown.length);
  return (
    <span className="row-actions">
      {shown.map((item) => (
        <button
          type="button"
          key={keyOfItem(item)}
          disabled={busy}
          className={`row-action${isDangerous(item) ? ' row-action-danger' : ''}`}
          onClick={(event) => {
            event.stopPropagation();
            onPick(item);
          }}
        >
          {labelOfItem(item, t, text)}
        </button>
      ))}
      {rest.length > 0 && <MoreActions items={rest} onPick={onPick} disabled={busy} />}
    </span>
  );
}
