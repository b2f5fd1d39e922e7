import { useTranslation } from 'react-i18next';
import type { OverviewAccounts } from '../../../../core/calls/overview.ts';
import { filterOf, ListLink } from '../../../renderer/parts/ListLink.tsx';
import { useNumber } from '../../../renderer/parts/use-number.ts';
import { useText } from '../../../state/language.ts';

/** How many accounts each level has, as bars. */
export function AccountGroups({ accounts: { path, field, groups } }: { accounts: OverviewAccounts }) {
  const { t } = useTranslation('shell');
  const text = useText();
  const number = useNumber();
  const most = Math.max(1, ...groups.map(({ total }) => total));
  return (
    <section className="p-box">
      <h2>{t('home.accounts')}</h2>
      <ul className="p-bars">
        {groups.map(({ value, label, total }) => (
          <li key={value}>
            <ListLink path={path} search={filterOf(field, value)}>
              <span className="p-bar-label">{text(label)}</span>
              <span className="p-bar">
                <span style={{ inlineSize: `${(total / most) * 100}%` }} />
              </span>
              <span className="p-bar-number p-digits">{number.whole(total)}</span>
            </ListLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
