import type { InputProps } from '../../../web/widgets/base/widget.ts';
import NumberInput from '../../../web/widgets/number/Input.tsx';

const unit = { zh_cn: '%', en: '%' };

export default function PercentInput(props: InputProps) {
  return <NumberInput {...props} field={{ ...props.field, unit }} />;
}
