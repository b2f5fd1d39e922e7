import { CheckCircleOutlined, CloseCircleOutlined, ExclamationCircleOutlined, InfoCircleOutlined } from '@ant-design/icons';
import type { ToastTone } from '../../state/toasts.ts';

const icons = { success: CheckCircleOutlined, info: InfoCircleOutlined, warning: ExclamationCircleOutlined, error: CloseCircleOutlined };

export function ToneIcon({ tone }: { tone: ToastTone }) {
  const Icon = icons[tone];
  return <Icon className={`p-tone p-tone-${tone}`} aria-hidden />;
}
