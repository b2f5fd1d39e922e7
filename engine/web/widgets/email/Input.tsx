import type { InputProps } from '../base/widget.ts';
import { LineInput } from '../parts/LineInput.tsx';

export default function EmailInput(props: InputProps) {
  return <LineInput {...props} inputMode="email" />;
}
