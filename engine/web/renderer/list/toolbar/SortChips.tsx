import { CloseOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import type { Screen, SortKey } from '../../../../core/descriptor/types.ts';
import { useText } from '../../../state/language.ts';

/** What the list is sorted by when it is not by its own order; each key can be taken off. */
export function SortChips({ screen, sort, onChange }: { screen: Screen; sort: SortKey[]; onChange(sort: SortKey[]): void }) {
  const { t } = useTranslation('list');
  const text = useText();
  if (sort.length === 0) return null;
  return (
    <span className="sort-chips">
      {sort.map((key) => {
        const label = text(fieldOf(screen, key.field)?.label);
        return (
          <span className="sort-chip" key={key.field}>
            {`${label} ${key.descending ? '↓' : '↑'}`}
            <button type="button" aria-label={t('removeSort', { label })} onClick={() => onChange(sort.filter((other) => other !== key))}>
              <CloseOutlined />
            </button>
          </span>
        );
      })}
    </span>
  );
}
