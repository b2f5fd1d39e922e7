import { Checkbox } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog, formatMoment } from '../../../engine/web/index.ts';
import type { PublishPlan } from '../../model/types/publish-plan.ts';
import { publish } from '../state/actions.ts';
import { captureFocus } from '../state/capture-focus.ts';
import { useDesigner } from '../state/use-designer.ts';
import './publish-plan.css';

/** Whom publishing affects, before it happens: a new name, what calls would run into, who calls. */
export default function PublishPlanDialog({ plan }: { plan: PublishPlan }) {
  const { t } = useTranslation('designer-work');
  const designer = useDesigner();
  const [alias, setAlias] = useState(true);
  const [giveBack] = useState(captureFocus);
  useEffect(() => giveBack, [giveBack]);
  const { former, breaking, callers, days, interfaces, rules } = plan;
  const close = () => {
    designer.state.plan = null;
  };
  const agree = () => {
    close();
    void publish(designer, { alias });
  };
  return (
    <Dialog open width={640} title={t('plan.title')} okText={t('plan.publish')} cancelText={t('plan.cancel')} onOk={agree} onCancel={close}>
      <div className="design-plan">
        {former !== null && (
          <section>
            <p>{t('plan.renamed', { former })}</p>
            <Checkbox checked={alias} onChange={(event) => setAlias(event.target.checked)}>
              {t('plan.alias', { former })}
            </Checkbox>
            <p className="design-option-note">{t(alias ? 'plan.aliasHint' : 'plan.noAliasHint', { former })}</p>
            {rules > 0 && <p className="design-option-note">{t(alias ? 'plan.rules' : 'plan.rulesLost', { count: rules, former })}</p>}
          </section>
        )}
        {breaking.length > 0 && (
          <section>
            <h3>{t('plan.breaking')}</h3>
            <ul>
              {breaking.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </section>
        )}
        <section>
          <h3>{t('plan.callers', { days })}</h3>
          {callers.length === 0 && <p className="design-option-note">{t('plan.noCallers')}</p>}
          {callers.length > 0 && (
            <ul>
              {callers.map(({ app_key, count, last }) => (
                <li key={app_key ?? ''}>
                  <code>{app_key ?? t('plan.unknownApp')}</code> {t('plan.calls', { count, last: formatMoment(last) })}
                </li>
              ))}
            </ul>
          )}
        </section>
        {interfaces.length > 0 && (
          <section>
            <h3>{t('plan.interfaces')}</h3>
            <ul>
              {interfaces.map((service) => (
                <li key={service}>
                  <code>{service}</code>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
