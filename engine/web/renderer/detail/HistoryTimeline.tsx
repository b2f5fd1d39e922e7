import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { operationOf } from '../../../core/calls/screens/screen-operations.ts';
import { helperCallsOf } from '../../../core/derive/helper-calls.ts';
import { operations, type Screen } from '../../../core/descriptor/types.ts';
import { call } from '../../api/call.ts';
import { useLanguage, useText } from '../../state/language.ts';
import { formatMoment } from '../../widgets/base/format-moment.ts';
import { ChangeList } from '../parts/ChangeList.tsx';
import { changedFields, type HistoryEntry } from './changed-fields.ts';
import { relativeTime } from './relative-time.ts';

/** Who changed the record, when, and how, newest first. */
export function HistoryTimeline({ screen, id, round }: { screen: Screen; id: number; round: number }) {
  const { t } = useTranslation('list');
  const text = useText();
  const language = useLanguage();
  const [entries, setEntries] = useState<HistoryEntry[]>();
  const exists = helperCallsOf(screen).includes('History');

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round follows a change of the record
  useEffect(() => {
    if (!exists) return;
    const abort = new AbortController();
    call(operationOf(screen, 'History'), { id }, { signal: abort.signal, quiet: true }).then(
      ({ items }) => setEntries(items),
      () => !abort.signal.aborted && setEntries([]),
    );
    return () => abort.abort();
  }, [screen, id, round, exists]);

  if (!entries || entries.length === 0) return null;
  const verbLabel = ({ verb, title }: HistoryEntry) => {
    const own = [...screen.machines.flatMap((machine) => machine.transitions), ...screen.actions].find((one) => one.verb === verb);
    // A plugin may do what the screen has no call for.
    const operation = verb === 'Undo' ? verb : (operations.find((one) => screen.calls[one] === verb) ?? operations.find((one) => one === verb));
    return own ? t('performed', { label: text(own.label) }) : operation ? t(`verbs.${operation}`) : text(title);
  };
  return (
    <section className="detail-section">
      <h3>{t('history')}</h3>
      <ol className="history">
        {entries.map((entry) => (
          <li key={entry.id}>
            <p>
              <strong>{entry.username ?? t('system')}</strong>
              {entry.simulated_by !== null && ` (${t('actingFor', { name: entry.simulated_by })})`} {verbLabel(entry)}{' '}
              <time dateTime={entry.at} title={formatMoment(entry.at)}>
                {relativeTime(entry.at, language)}
              </time>
            </p>
            {entry.reason !== null && <p className="history-reason">{entry.reason}</p>}
            <ChangeList fields={changedFields(screen, entry)} before={entry.before ?? {}} after={entry.after ?? {}} />
          </li>
        ))}
      </ol>
    </section>
  );
}
