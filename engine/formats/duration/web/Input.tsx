import { useTranslation } from 'react-i18next';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { UnitInput } from '../../../web/widgets/number/UnitInput.tsx';
import { durationUnits } from './split-duration.ts';

/** Whole seconds inside; outside a number and its unit. */
export default function DurationInput(props: InputProps) {
  const { t } = useTranslation('form');
  const units = durationUnits.toReversed().map(([name, factor]) => ({ label: t(`duration.${name}`), factor }));
  return <UnitInput {...props} units={units} unitWidth={112} />;
}
