import { Button } from 'antd';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { session } from '../state/session.ts';
import { leaveSimulation } from '../state/simulation.ts';

/** Never to be overlooked while a super admin acts as somebody else. */
export const SimulationBanner = memo(function SimulationBanner() {
  const { t } = useTranslation('shell');
  const { profile } = useSnapshot(session);
  if (!profile?.simulated_by) return null;
  return (
    <div className="p-simulation" role="alert">
      <span>{t('simulation.text', { name: profile.username, self: profile.simulated_by })}</span>
      <Button size="small" ghost onClick={() => void leaveSimulation()}>
        {t('simulation.leave')}
      </Button>
    </div>
  );
});
