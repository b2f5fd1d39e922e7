import { Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio/react';
import { environments } from '../../../model/semantics/runtime/environments.ts';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';
import { chooseEnvironment, runEnvironment } from '../../state/window/run-environment.ts';
import { effectsOf } from './effects-of.ts';

/** What a run does besides answering: the same for the button and for Ctrl+R. */
export function RunOptions() {
  const { t } = useTranslation('designer-work');
  const { state } = useDesigner();
  const { definition, runsPhp, keepsWrites } = useDesignerState();
  const { name: environment } = useSnapshot(runEnvironment);
  return (
    <>
      <span className="design-hand-edit">
        <label htmlFor="design-test-environment">{t('test.environment')}</label>
        <Select
          id="design-test-environment"
          size="small"
          popupMatchSelectWidth={false}
          value={environment}
          options={environments.map((name) => ({ value: name, label: t(`test.environments.${name}`) }))}
          onChange={chooseEnvironment}
        />
      </span>
      <span className="design-hand-edit">
        <Switch
          id="design-test-php"
          size="small"
          checked={runsPhp}
          onChange={(isOn) => {
            state.runsPhp = isOn;
          }}
        />
        <label htmlFor="design-test-php">{t('test.php')}</label>
      </span>
      {effectsOf(definition).writing.length > 0 && (
        <span className="design-hand-edit">
          <Switch
            id="design-test-keep"
            size="small"
            checked={keepsWrites}
            onChange={(isOn) => {
              state.keepsWrites = isOn;
            }}
          />
          <label htmlFor="design-test-keep">{t('test.keepWrites')}</label>
        </span>
      )}
    </>
  );
}
