import { useTranslation } from 'react-i18next';
import { type CellProps, defineWidget, EmptyValue, type InputProps, StatusTag } from '../../../engine/web/index.ts';
import { useBranchLabel } from '../formats/interface/web/use-branches.ts';
import { type LoggedDecision, parseDecision } from '../shared/decision-text.ts';

/** What decided about a logged call: 允许 应用规则 #12 商城 / 订单（整个模块）. */
function DecisionCell({ value }: CellProps) {
  const text = String(value ?? '');
  const decision = parseDecision(text);
  if (text === '') return <EmptyValue />;
  return decision ? <DecisionWords {...decision} /> : text;
}

function DecisionWords({ granted, by, id, scope }: LoggedDecision) {
  const { t } = useTranslation('apps');
  const branch = useBranchLabel(by === 'visibility' ? '' : scope);
  const about = by === 'visibility' ? t(`decision.visibility.${scope}`) : branch;
  return (
    <span>
      <StatusTag tone={granted ? 'success' : 'error'}>{t(granted ? 'decision.granted' : 'decision.refused')}</StatusTag>{' '}
      {[t(`decision.by.${by}`), id !== null && `#${id}`, about].filter(Boolean).join(' · ')}
    </span>
  );
}

function DecisionInput({ id, value }: InputProps) {
  return <input id={id} value={String(value ?? '')} disabled />;
}

export default defineWidget({ Input: DecisionInput, Cell: DecisionCell });
