import { useTranslation } from 'react-i18next';
import { useText } from '../../../../engine/web/index.ts';
import { nodeNames } from '../../parts/node-name.ts';
import { useDesignerState } from '../../state/use-designer.ts';
import { effectsOf } from './effects-of.ts';

/** What of a run is undone, and what really happens. */
export function RunEffects() {
  const { t } = useTranslation('designer-work');
  const textOf = useText();
  const { definition, keepsWrites } = useDesignerState();
  const { writing, outbound, unknown } = effectsOf(definition);
  const names = (ids: readonly string[]) => ({ nodes: nodeNames(definition, ids, textOf).join(t('test.and')) });
  return (
    <>
      {writing.length > 0 && (
        <p className={keepsWrites ? 'design-tone-warning' : 'p-second'}>{t(keepsWrites ? 'test.writesKept' : 'test.writesUndone', names(writing))}</p>
      )}
      {outbound.length > 0 && <p className="design-tone-warning">{t('test.outside', names(outbound))}</p>}
      {unknown.length > 0 && <p className="p-second">{t('test.outsideWithin', names(unknown))}</p>}
    </>
  );
}
