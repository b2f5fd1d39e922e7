import { Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';
import { effectsOf } from './effects-of.ts';

/** What a run does besides answering: the same for the button and for Ctrl+R. */
export function RunOptions() {
  const { t } = useTranslation('designer-work');
  const { state } = useDesigner();
  const { definition, runsPhp, keepsWrites } = useDesignerState();
  return (
    <>
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
