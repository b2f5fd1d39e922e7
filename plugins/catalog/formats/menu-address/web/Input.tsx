import type { InputProps } from '../../../../../engine/web/widgets/base/widget.ts';
import { LineInput } from '../../../../../engine/web/widgets/parts/LineInput.tsx';

export default function MenuAddressInput(props: InputProps) {
  return <LineInput {...props} inputMode="url" />;
}
