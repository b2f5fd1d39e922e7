import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { LineInput } from '../../../web/widgets/parts/LineInput.tsx';

export default function UrlInput(props: InputProps) {
  return <LineInput {...props} inputMode="url" />;
}
