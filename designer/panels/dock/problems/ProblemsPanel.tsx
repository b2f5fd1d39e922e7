import { CheckCircleOutlined } from '@ant-design/icons';
import { type KeyboardEvent, lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Problem } from '../../../model/problem.ts';
import { useDesigner, useDesignerState, useShownProblems } from '../../state/use-designer.ts';
import { ProblemRow, problemKey } from './ProblemRow.tsx';
import './problems.css';

const VerificationSummary = lazy(() => import('./VerificationSummary.tsx'));

/** What is wrong with the definition, errors first, each with the way to its place and what would mend it. */
export default function ProblemsPanel() {
  const { t } = useTranslation('designer-dock');
  const designer = useDesigner();
  const { verification } = useDesignerState();
  const problems = useShownProblems();
  // There may be hundreds: they follow when the canvas has been drawn, with the definition they were found in.
  const shown = useDeferredValue(useMemo(() => ({ problems, definition: designer.state.definition }), [problems, designer]));
  const sorted = [...shown.problems].sort((one, other) => rank(one) - rank(other));
  return (
    <div className="design-problems">
      <Suspense>{verification && <VerificationSummary verification={verification} />}</Suspense>
      {sorted.length === 0 ? (
        <p className="design-problems-none" role="status">
          <CheckCircleOutlined className="design-tone-success" /> {t('problems.none')}
        </p>
      ) : (
        <ul className="design-problems-list" aria-label={t('tab.problems')} onKeyDown={moveFocus}>
          {sorted.map((found) => (
            <ProblemRow key={problemKey(found)} problem={found} definition={shown.definition} hasPlace />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Up and down walk the problems; Enter is the button's own. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (way === 0) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.design-problem-go')];
  const current = rows.findIndex((row) => row.parentElement?.contains(document.activeElement));
  event.preventDefault();
  rows[Math.min(Math.max(current + way, 0), rows.length - 1)]?.focus();
}

function rank({ severity }: Problem): number {
  return severity === 'error' ? 0 : 1;
}
