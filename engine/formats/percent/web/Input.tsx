import { plainText } from '../../../core/text/text.ts';
import type { InputProps } from '../../../web/widgets/base/widget.ts';
import NumberInput from '../../../web/widgets/number/Input.tsx';

const unit = plainText('%');

export default function PercentInput(props: InputProps) {
  return <NumberInput {...props} field={{ ...props.field, unit }} />;
}
