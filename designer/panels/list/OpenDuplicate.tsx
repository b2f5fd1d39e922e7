import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ResultProps } from '../../../engine/web/index.ts';

/** The copy is what its maker goes on with. */
export default function OpenDuplicate({ answer, onClose }: ResultProps) {
  const navigate = useNavigate();
  useEffect(() => {
    onClose();
    void navigate(`/techzones/design/design_update/${(answer as { id: number }).id}`);
  }, [answer, onClose, navigate]);
  return null;
}
