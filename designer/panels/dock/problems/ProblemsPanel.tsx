import { CheckCircleOutlined, CloseCircleFilled, WarningFilled } from '@ant-design/icons';
import { Button } from 'antd';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../../engine/web/index.ts';
import { quickFixes } from '../../../model/fixes/quick-fixes.ts';
import type { Problem } from '../../../model/problem.ts';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';
import { nodeName } from '../node-name.ts';
import { goToProblem } from './go-to-problem.ts';
import { VerificationSummary } from './VerificationSummary.tsx';
import './problems.css';

/** What is wrong with the definition, errors first, each with the way to its place and what would mend it. */
export default function ProblemsPanel() {
  const { t } = useTranslation('designer-dock');
  const { problems, verification } = useDesignerState();
  const sorted = [...problems].sort((one, other) => rank(one) - rank(other));
  return (
    <div className="design-problems">
      {verification && <VerificationSummary verification={verification} />}
      {sorted.length === 0 ? (
        <p className="design-problems-none" role="status">
          <CheckCircleOutlined className="design-tone-success" /> {t('problems.none')}
        </p>
      ) : (
        <ul className="design-problems-list" aria-label={t('tab.problems')} onKeyDown={moveFocus}>
          {sorted.map((found) => (
            <ProblemRow key={`${found.code} ${found.pointer} ${found.text.en}`} problem={found} />
          ))}
        </ul>
      )}
    </div>
  );
}

function ProblemRow({ problem }: { problem: Problem }) {
  const { t } = useTranslation('designer-dock');
  const textOf = useText();
  const designer = useDesigner();
  const { definition } = useDesignerState();
  const { severity, text, pointer, code } = problem;
  return (
    <li className="design-problem">
      <button type="button" className="design-problem-go" onClick={() => goToProblem(designer, problem)}>
        {severity === 'error' ? (
          <CloseCircleFilled className="design-tone-error" aria-label={t('problems.error')} />
        ) : (
          <WarningFilled className="design-tone-warning" aria-label={t('problems.warning')} />
        )}
        <span className="design-problem-text">{textOf(text)}</span>
        <span className="design-problem-where">{problem.node === undefined ? pointer || '/' : nodeName(definition, problem.node, textOf)}</span>
        <code className="design-problem-code">{code}</code>
      </button>
      {quickFixes(definition, problem).map((fix) => (
        <Button key={fix.label.en} size="small" onClick={() => designer.edit(fix.label, fix.apply)}>
          {textOf(fix.label)}
        </Button>
      ))}
    </li>
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
