import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { UnitInput } from '../../../web/widgets/number/UnitInput.tsx';
import { byteUnits } from '../core/bytes-text.ts';

const units = byteUnits.map((label, power) => ({ label, factor: 1_024 ** power }));

/** Whole bytes inside; outside a number and its unit. */
export default function BytesInput(props: InputProps) {
  return <UnitInput {...props} units={units} unitWidth={88} takesParts />;
}
