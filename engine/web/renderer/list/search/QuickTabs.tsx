import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Screen } from '../../../../core/descriptor/types.ts';
import { useText } from '../../../state/language.ts';
import { chosenValues } from '../../../widgets/base/condition-part.ts';
import { defaultFilters } from '../query/default-filters.ts';
import type { ListQuery } from '../query/list-query.ts';
import type { ListQueryState } from '../query/use-list-query.ts';
import '../../parts/tabs/line-tabs.css';

interface QuickTabsProps {
  screen: Screen;
  query: ListQuery;
  counts: Record<string, number> | undefined;
  change: ListQueryState['change'];
}

/** The values of the main status, each with how many records it has under the other filters. */
export const QuickTabs = memo(function QuickTabs({ screen, query, counts, change }: QuickTabsProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const name = screen.list?.tabs;
  const options = screen.machines.find((machine) => machine.field === name)?.values ?? screen.fields.find((field) => field.name === name)?.options;
  if (name === undefined || !options) return null;

  const chosen = chosenValues(query.filters[name]);
  // What the list leaves out by itself, as what was thrown away, belongs to its own tab alone.
  const usual = defaultFilters(screen)[name];
  const whole = usual ? chosenValues(usual) : options.map(({ value }) => value);
  const isAll = chosen.length === 0 || (chosen.length === whole.length && whole.every((value) => chosen.includes(value)));
  const pick = (value: string | number | undefined) => {
    const { [name]: _, ...others } = query.filters;
    const condition = value === undefined ? usual : { in: [value] };
    change({ filters: condition ? { ...others, [name]: condition } : others, page: 1 });
  };
  const all = counts && whole.reduce<number>((sum, value) => sum + (counts[String(value)] ?? 0), 0);
  return (
    <nav className="line-tabs" aria-label={t('tabs')}>
      <QuickTab label={t('all')} count={all} current={isAll} onPick={() => pick(undefined)} />
      {options.map(({ value, label }) => (
        <QuickTab
          key={value}
          label={text(label)}
          count={counts && (counts[String(value)] ?? 0)}
          current={!isAll && chosen.includes(value)}
          onPick={() => pick(value)}
        />
      ))}
    </nav>
  );
});

function QuickTab({ label, count, current, onPick }: { label: string; count: number | undefined; current: boolean; onPick(): void }) {
  return (
    <button type="button" className="line-tab" aria-current={current} onClick={onPick}>
      {label}
      {count !== undefined && <span className="quick-tab-count">{count}</span>}
    </button>
  );
}
