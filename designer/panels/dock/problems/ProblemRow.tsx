import { CloseCircleFilled, WarningFilled } from '@ant-design/icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart, useText } from '../../../../engine/web/index.ts';
import type { InterfaceDefinition } from '../../../model/types/definition.ts';
import type { Problem } from '../../../model/types/problem.ts';
import { useDesigner } from '../../state/use-designer.ts';
import { goToProblem } from './go-to-problem.ts';
import { placeName } from './place-name.ts';
import './problems.css';

// To look for what would mend a problem comes after showing it.
const Fixes = lazyPart(() => import('./Fixes.tsx'));

export interface ProblemRowProps {
  problem: Problem;
  /** The one the problem was found in. */
  definition: InterfaceDefinition;
  /** Names the place as well. */
  hasPlace: boolean;
}

/** A problem: the way to its place, and a button for each way out of it that is known. */
export const ProblemRow = memo(function ProblemRow({ problem, definition, hasPlace }: ProblemRowProps) {
  const { t } = useTranslation('designer-dock');
  const textOf = useText();
  const designer = useDesigner();
  const { severity, text, pointer, code } = problem;
  const place = placeName(definition, problem, textOf);
  return (
    <li className="design-problem">
      <button type="button" className="design-problem-go" title={`${code} ${pointer || '/'}`} onClick={() => goToProblem(designer, problem)}>
        {severity === 'error' ? (
          <CloseCircleFilled className="design-tone-error" aria-label={t('problems.error')} />
        ) : (
          <WarningFilled className="design-tone-warning" aria-label={t('problems.warning')} />
        )}
        <span className="design-problem-text">{textOf(text)}</span>
        {hasPlace && <span className="design-problem-where">{t(`problems.place.${place.key}`, { name: place.name })}</span>}
      </button>
      <Fixes problem={problem} definition={definition} />
    </li>
  );
});

/** Tells problems apart in a list. */
export function problemKey({ code, pointer, text }: Problem): string {
  return `${code} ${pointer} ${text.en}`;
}
