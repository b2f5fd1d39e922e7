import { useEffect } from 'react';
import { type ResultProps, useOpenLink } from '../../../engine/web/index.ts';

/** Goes to where the order is paid, or what became of it is shown. */
export default function OpenCheckout({ answer, onClose }: ResultProps) {
  const open = useOpenLink();
  useEffect(() => {
    onClose();
    if (typeof answer === 'object' && answer !== null && 'number' in answer) open(`/console/billing/checkout/${String(answer.number)}`);
  }, [answer, onClose, open]);
  return null;
}
