import { CheckCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { Overview } from '../../../../core/calls/overview.ts';
import type { PermissionAnswer } from '../../../../core/calls/permission.ts';
import { matchPage } from '../../../navigation/match-page.ts';
import { TabActionsContext } from '../../../navigation/use-tab-actions.ts';

interface Step {
  name: string;
  /** Done when this list has at least `least` records. */
  list: string;
  least: number;
  /** Where to do it. */
  path: string;
}

const steps: Step[] = [
  { name: 'design', list: '/techzones/design/list', least: 1, path: '/techzones/design/design' },
  { name: 'developer', list: '/user/list', least: 2, path: '/user/add' },
  { name: 'app', list: '/application/list', least: 1, path: '/application/add' },
  { name: 'grant', list: '/techzones/portAuthority/assignmentRules', least: 1, path: '/techzones/portAuthority/assignmentRules/add' },
  { name: 'article', list: '/platmanage/article/list', least: 1, path: '/platmanage/article/detail' },
];

/** What a new platform needs before developers can call anything, as far as its pages are here for this caller; gone once all of it is done. */
export function FirstSteps({ lists, permission }: { lists: Overview['lists']; permission: PermissionAnswer }) {
  const { t } = useTranslation('shell');
  const { goTo } = useContext(TabActionsContext);
  const known = steps.flatMap((step) => {
    const total = lists.find(({ path }) => path === step.list)?.total;
    if (total === undefined || matchPage(step.path, permission).kind !== 'screen') return [];
    return [{ step, isDone: total >= step.least }];
  });
  if (known.every(({ isDone }) => isDone)) return null;
  return (
    <section className="p-box p-home-steps">
      <h2>{t('home.firstSteps')}</h2>
      <ol>
        {known.map(({ step, isDone }) => (
          <li key={step.name}>
            {isDone ? <CheckCircleFilled className="p-tone-success" aria-label={t('home.done')} /> : <span className="p-home-open" aria-hidden />}
            <span className={isDone ? 'p-second' : ''}>{t(`home.steps.${step.name}`)}</span>
            {!isDone && (
              <Button size="small" onClick={() => goTo({ key: step.path, search: '' })}>
                {t('home.doIt')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
