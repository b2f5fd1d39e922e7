import { CheckOutlined, MinusOutlined, QuestionCircleOutlined, StopOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { CellFacts, CellState } from './grid-parts.ts';

interface GridCellProps {
  facts: CellFacts;
  states: readonly CellState[];
  /** Row and column, for those who hear it. */
  name: string;
  isDisabled: boolean;
  place: string;
  isCurrent: boolean;
  onFocus(): void;
  onChange(state: CellState): void;
  onExplain?: (() => void) | undefined;
}

const signs: Record<CellState, typeof CheckOutlined> = { granted: CheckOutlined, refused: StopOutlined, none: MinusOutlined };

/** One right of one holder: what is set, and what holds where nothing is. */
export function GridCell({ facts, states, name, isDisabled, place, isCurrent, onFocus, onChange, onExplain }: GridCellProps) {
  const { t } = useTranslation('catalog');
  const { state, isChanged, inherited } = facts;
  const Sign = signs[state];
  const says = state === 'none' && inherited ? inherited.text : t(`state.${state}`);
  const next = states[(states.indexOf(state) + 1) % states.length] ?? 'none';
  return (
    <span className="catalog-cell">
      <button
        type="button"
        className={`catalog-set catalog-set-${state}${isChanged ? ' catalog-set-changed' : ''}${state === 'none' && inherited?.isGranted ? ' catalog-set-inherits' : ''}`}
        aria-label={`${name}: ${says}${isChanged ? `, ${t('grid.changed')}` : ''}`}
        disabled={isDisabled}
        data-at={place}
        tabIndex={isCurrent ? 0 : -1}
        onFocus={onFocus}
        onClick={() => onChange(next)}
      >
        <Sign aria-hidden />
        <span>{says}</span>
      </button>
      {onExplain && (
        <button type="button" className="catalog-why" tabIndex={-1} aria-label={t('explain.open')} title={t('explain.open')} onClick={onExplain}>
          <QuestionCircleOutlined aria-hidden />
        </button>
      )}
    </span>
  );
}
