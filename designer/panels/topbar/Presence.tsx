import { Avatar, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { session } from '../../../engine/web/index.ts';
import { useDesignerState } from '../state/use-designer.ts';
import { usePresence } from './use-presence.ts';

/** People whose initials find room. */
const shown = 4;

/** Who else has this interface open, by initials; oneself where another window has. */
export function Presence() {
  const { t } = useTranslation('designer');
  const { id } = useDesignerState();
  const own = useSnapshot(session).profile?.id;
  const people = new Map(usePresence(id).map(({ account_id, name }) => [account_id, name]));
  if (people.size === 0) return null;
  const named = [...people].map(([account, name]) => ({ account, name: account === own ? t('presence.own') : name, initials: initialsOf(name) }));
  const list = named.map(({ name }) => name).join(t('presence.comma'));
  return (
    <Tooltip title={t('presence.here', { names: list })}>
      <span className="design-presence" role="status" aria-label={t('presence.here', { names: list })}>
        {named.slice(0, shown).map(({ account, initials }) => (
          <Avatar key={account} size={24} className="design-presence-one" aria-hidden>
            {initials}
          </Avatar>
        ))}
        {named.length > shown && <span className="design-presence-more p-second">+{named.length - shown}</span>}
        {named.length > 1 && <span className="design-presence-all p-second">+{named.length - 1}</span>}
      </span>
    </Tooltip>
  );
}

/** Two letters of a Latin name, one of any other. */
function initialsOf(name: string): string {
  const [first = '', second = ''] = name.trim().split(/[\s._-]+/);
  const letters = /^[a-z]/i.test(first) ? (second ? first.slice(0, 1) + second.slice(0, 1) : first.slice(0, 2)) : [...first].slice(0, 1).join('');
  return letters.toUpperCase();
}
