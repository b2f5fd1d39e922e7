import { LineInput } from '../parts/LineInput.tsx';
import type { InputProps } from '../widget.ts';

export default function EmailInput(props: InputProps) {
  return <LineInput {...props} inputMode="email" />;
}
