import { useTranslation } from 'react-i18next';
import { isComparison } from '../../../../core/condition/matches-condition.ts';
import { parseValueWord } from '../../../../core/condition/value-word.ts';
import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import type { Condition, Screen } from '../../../../core/descriptor/types.ts';
import { useText } from '../../../state/language.ts';
import { defaultFilters } from '../query/default-filters.ts';
import type { ListQuery } from '../query/list-query.ts';
import { Chip } from './Chip.tsx';

type Filters = ListQuery['filters'];

/** What the list is narrowed to without having been asked, so that nobody takes a part for the whole; the filter of its tabs shows there. */
export function FilterChips({ screen, filters, onChange }: { screen: Screen; filters: Filters; onChange(filters: Filters): void }) {
  const { t } = useTranslation('list');
  const text = useText();
  const usual = defaultFilters(screen);
  return Object.entries(screen.list?.filter ?? {}).map(([name, wanted]) => {
    if (name === screen.list?.tabs || JSON.stringify(filters[name]) !== JSON.stringify(usual[name])) return null;
    const label = text(fieldOf(screen, name)?.label);
    const days = lastDays(wanted);
    const { [name]: _, ...others } = filters;
    return (
      <Chip
        key={name}
        words={days === undefined ? label : t('onlyLastDays', { label, count: days })}
        removal={t('removeFilter', { label })}
        onRemove={() => onChange(others)}
      />
    );
  });
}

/** How many days `{ "atLeast": "$today-6d" }` reaches back, today included; undefined for every other condition. */
function lastDays(wanted: Condition[string]): number | undefined {
  if (!isComparison(wanted) || Object.keys(wanted).length > 1 || typeof wanted.atLeast !== 'string') return undefined;
  const word = parseValueWord(wanted.atLeast);
  return word?.kind === 'today' && word.shift <= 0 ? 1 - word.shift : undefined;
}
