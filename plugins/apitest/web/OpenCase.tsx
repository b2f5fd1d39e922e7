import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ResultProps } from '../../../engine/web/index.ts';

/** A case that was made of a command is what its maker goes on with. */
export default function OpenCase({ answer, onClose }: ResultProps) {
  const navigate = useNavigate();
  useEffect(() => {
    onClose();
    void navigate(`/techzones/apitest/compile/${(answer as { id: number }).id}`);
  }, [answer, onClose, navigate]);
  return null;
}
