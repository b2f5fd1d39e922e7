import { useEffect } from 'react';
import { type ResultProps, useOpenLink } from '../../../engine/web/index.ts';

/** Goes to what the message is about. */
export default function OpenMessage({ answer, onClose }: ResultProps) {
  const open = useOpenLink();
  useEffect(() => {
    onClose();
    if (typeof answer === 'object' && answer !== null && 'link' in answer && typeof answer.link === 'string') open(answer.link);
  }, [answer, onClose, open]);
  return null;
}
