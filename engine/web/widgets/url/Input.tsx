import { LineInput } from '../parts/LineInput.tsx';
import type { InputProps } from '../widget.ts';

export default function UrlInput(props: InputProps) {
  return <LineInput {...props} inputMode="url" />;
}
