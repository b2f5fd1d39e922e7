import { useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PermissionAnswer } from '../../../../core/calls/permission.ts';
import { useTab } from '../../../navigation/use-tab.ts';
import { TabActionsContext } from '../../../navigation/use-tab-actions.ts';
import { useText } from '../../../state/language.ts';
import { type Counted, countRecords, waitingSearch } from './count-records.ts';

/** Lists whose records wait for an administrator. */
const watched = ['/application/list', '/techzones/portAuthority/apisApply', '/service/recharge-audit', '/platmanage/api-usb-workorder/list'];

export function Waiting({ permission }: { permission: PermissionAnswer }) {
  const { t } = useTranslation('shell');
  const text = useText();
  const { goTo } = useContext(TabActionsContext);
  const { isActive } = useTab();
  const [counted, setCounted] = useState<Counted[]>([]);
  useEffect(() => {
    if (!isActive) return undefined;
    const aborted = new AbortController();
    const counts = watched.map((path) => countRecords(path, permission, 'waiting', aborted.signal).catch(() => null));
    void Promise.all(counts).then((found) => {
      if (!aborted.signal.aborted) setCounted(found.flatMap((one) => one ?? []));
    });
    return () => aborted.abort();
  }, [permission, isActive]);
  if (counted.length === 0) return null;
  return (
    <section className="p-home-waiting" aria-label={t('home.waiting')}>
      {counted.map(({ path, screen, total }) => (
        <button type="button" key={path} onClick={() => goTo({ key: path, search: waitingSearch(screen) })}>
          <span className="p-figure p-digits">{total}</span>
          <span>{t('home.waitingFor', { name: text(screen.label) })}</span>
        </button>
      ))}
    </section>
  );
}
