import { useTranslation } from 'react-i18next';
import type { ProfileAnswer } from '../../../../core/calls/account.ts';

/** Greets whoever is signed in, and says as what. */
export function HomeHead({ profile }: { profile: ProfileAnswer['profile'] }) {
  const { t } = useTranslation('shell');
  return (
    <header className="p-page-head">
      <div>
        <h1>{t(`home.${greeting(new Date().getHours())}`, { name: profile.nickname || profile.username })}</h1>
        <p>{t('home.purpose', { level: profile.member_level_name })}</p>
      </div>
    </header>
  );
}

/** The key of the greeting. @param hour of the day, 0 to 23 */
function greeting(hour: number): string {
  if (hour < 6) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}
