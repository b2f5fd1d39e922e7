import { useTranslation } from 'react-i18next';
import type { Overview } from '../../../../core/calls/overview.ts';
import { filterOf, ListLink } from '../../../renderer/parts/ListLink.tsx';
import { useNumber } from '../../../renderer/parts/use-number.ts';
import { useText } from '../../../state/language.ts';

/** Records that wait for an administrator, by list. */
export function Waiting({ waiting }: { waiting: Overview['waiting'] }) {
  const { t } = useTranslation('shell');
  const text = useText();
  const number = useNumber();
  const open = waiting.filter(({ total }) => total > 0);
  if (waiting.length === 0) return null;
  return (
    <section className="p-box">
      <h2>{t('home.waiting')}</h2>
      {open.length === 0 ? (
        <p className="p-second">{t('home.noneWaiting')}</p>
      ) : (
        <ul className="p-home-waiting">
          {open.map(({ path, label, field, state, stateLabel, total }) => (
            <li key={path}>
              <ListLink path={path} search={filterOf(field, state)}>
                <span>{t('home.waitingFor', { name: text(label), state: text(stateLabel) })}</span>
                <span className="p-waiting-number p-digits">{number.whole(total)}</span>
              </ListLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
