import { CaretDownOutlined, CaretRightOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { GroupTotals } from '../../../../core/answers/list-answer.ts';
import { fieldOf } from '../../../../core/descriptor/field-of.ts';
import type { Screen } from '../../../../core/descriptor/types.ts';
import type { ListedRecord } from '../../../actions/action-item.ts';
import { useText } from '../../../state/language.ts';
import { isEmptyValue } from '../../../widgets/base/is-empty-value.ts';
import { FieldCell } from '../../parts/FieldCell.tsx';
import { SummaryNumbers } from './SummaryNumbers.tsx';
import './groups.css';

interface GroupHeadProps {
  screen: Screen;
  /** The first of its rows. */
  record: ListedRecord;
  totals: GroupTotals | undefined;
  isClosed: boolean;
  onToggle(): void;
}

/** What a group of rows has in common, how many there are in all, and what they add up to. */
export function GroupHead({ screen, record, totals, isClosed, onToggle }: GroupHeadProps) {
  const { t } = useTranslation('list');
  const text = useText();
  const field = fieldOf(screen, screen.list?.groupBy ?? '');
  return (
    <span className="list-group-head">
      <button type="button" className="list-group-toggle" aria-expanded={!isClosed} aria-label={t(isClosed ? 'openGroup' : 'closeGroup')} onClick={onToggle}>
        {isClosed ? <CaretRightOutlined aria-hidden /> : <CaretDownOutlined aria-hidden />}
      </button>
      <span className="list-group-name">
        {field && (isEmptyValue(record[field.name]) ? t('noGroup', { field: text(field.label) }) : <FieldCell field={field} record={record} place="list" />)}
      </span>
      {totals && <span className="p-second">{t('total', { count: totals.count })}</span>}
      {totals && <SummaryNumbers screen={screen} values={totals.summary} />}
    </span>
  );
}
