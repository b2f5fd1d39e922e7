import { useTranslation } from 'react-i18next';
import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import type { Screen, SortKey } from '../../../../core/descriptor/types.ts';
import { useText } from '../../../state/language.ts';
import { Chip } from './Chip.tsx';

/** What the list is sorted by when it is not by its own order; each key can be taken off. */
export function SortChips({ screen, sort, onChange }: { screen: Screen; sort: SortKey[]; onChange(sort: SortKey[]): void }) {
  const { t } = useTranslation('list');
  const text = useText();
  return sort.map((key) => {
    const label = text(fieldOf(screen, key.field)?.label);
    return (
      <Chip
        key={key.field}
        words={`${label} ${key.descending ? '↓' : '↑'}`}
        removal={t('removeSort', { label })}
        onRemove={() => onChange(sort.filter((other) => other !== key))}
      />
    );
  });
}
