import { useTranslation } from 'react-i18next';
import type { OverviewTraffic } from '../../../../core/calls/overview.ts';
import { relativeTime } from '../../../renderer/detail/relative-time.ts';
import { ListLink } from '../../../renderer/parts/ListLink.tsx';
import { useLanguage } from '../../../state/language.ts';
import { formatMoment } from '../../../widgets/base/format-moment.ts';
import { CopyButton } from '../../../widgets/parts/copy/CopyButton.tsx';
import { StatusTag } from '../../../widgets/parts/StatusTag.tsx';

/** Open calls that were not answered, the newest first, each with the number one asks about it by. */
export function LatestFailures({ traffic: { path, faults: failedCalls } }: { traffic: OverviewTraffic }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  return (
    <section className="p-box">
      <h2>{t('home.faults')}</h2>
      {failedCalls.length === 0 ? (
        <p className="p-second">{t('home.noFaults')}</p>
      ) : (
        <table className="p-home-faults">
          <tbody>
            {failedCalls.map(({ time, service, app_key, ret, request_id, calls }) => (
              <tr key={`${time} ${request_id} ${service}`}>
                <td>
                  <StatusTag tone={ret >= 500 ? 'error' : 'warning'}>{`${t(`home.kinds.${ret >= 500 ? 'failed' : 'refused'}`)} ${ret}`}</StatusTag>
                </td>
                <td className="cell-mono cell-line" title={service}>
                  {path === null ? (
                    service
                  ) : (
                    <ListLink path={path} search={logOf(service, ret)}>
                      {service}
                    </ListLink>
                  )}
                  {calls > 1 && <span className="p-second"> ×{calls}</span>}
                </td>
                <td className="cell-mono cell-line p-second p-wide-only" title={app_key ?? undefined}>
                  {app_key ?? '–'}
                </td>
                <td className="p-second p-wide-only">{request_id && <CopyButton text={request_id} />}</td>
                <td className="p-second">
                  <time dateTime={time} title={formatMoment(time)}>
                    {relativeTime(time, language)}
                  </time>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** Calls of the interface that ended alike. */
function logOf(service: string, ret: number): string {
  return `?filter.service.eq=${encodeURIComponent(service)}&filter.ret.from=${ret}&filter.ret.to=${ret}`;
}
