import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../../engine/web/index.ts';
import type { Explanation } from '../../shared/calls.ts';
import { useScopeLabel } from './use-scope-label.ts';
import './explanation.css';

/** What decides comes first; below stands what would decide without it, in the order it would be asked. */
export function ExplanationSteps({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation('catalog');
  const scopeLabel = useScopeLabel();
  const { app, granted, decisions } = explanation;
  return (
    <div className="catalog-explanation">
      <p>{t(granted ? 'explain.granted' : 'explain.refused', { app })}</p>
      <ol>
        {decisions.map(({ by, scope, rule_id, granted: says }, index) => (
          <li key={`${by} ${scope}`} aria-current={index === 0 ? 'true' : undefined}>
            <StatusTag tone={says ? 'success' : 'error'}>{t(says ? 'state.granted' : 'state.refused')}</StatusTag>
            <div>
              <div>
                {t(`explain.by.${by}`)}
                {scope !== '' && by !== 'visibility' && <span className="catalog-scope">{scopeLabel(scope)}</span>}
                {by === 'visibility' && <span className="catalog-scope">{t(`visibility.${scope}`)}</span>}
              </div>
              <div className="p-second">
                {index === 0 ? t('explain.decides') : t('explain.otherwise')}
                {rule_id !== null && ` · ${t('explain.rule', { id: rule_id })}`}
              </div>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
