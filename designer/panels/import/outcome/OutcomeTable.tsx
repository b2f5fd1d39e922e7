import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ApiError, copyText, notify, StatusTag, useText } from '../../../../engine/web/index.ts';
import type { ApplyResult, ApplyResultRow } from '../../../import/protocol.ts';
import { curlOf } from '../../state/design-calls.ts';
import { MethodPath } from '../parts/MethodPath.tsx';
import { useRowHeight } from '../parts/use-row-height.ts';
import { useVisibleRows } from '../parts/use-visible-rows.ts';

const groups = ['written', 'created', 'changed', 'unpublished', 'failed', 'same', 'skipped'] as const;
type Group = (typeof groups)[number];
const tones = { created: 'success', changed: 'info', same: 'default', skipped: 'default', failed: 'error' } as const;

/** What became of each operation; a published one can be called at once. */
export function OutcomeTable({ result: { rows, counts }, isReverted }: { result: ApplyResult; isReverted: boolean }) {
  const { t } = useTranslation('designer-import');
  const text = useText();
  const body = useRef<HTMLTableSectionElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const { height, isTight } = useRowHeight(card);
  const numbers = useMemo(
    () => Object.fromEntries(groups.map((name) => [name, rows.filter((row) => isIn(row, name)).length])) as Record<Group, number>,
    [rows],
  );
  const [group, setGroup] = useState<Group>(() => groups.find((name) => numbers[name] > 0) ?? 'written');
  const shown = useMemo(() => rows.filter((row) => isIn(row, group)), [rows, group]);
  const { from, to } = useVisibleRows(body, shown.length, height);
  // The first call is what comes next.
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  const firstPublished = shown.findIndex(({ published }) => published);

  const copy = async (id: number) => {
    try {
      const { curl } = await curlOf(id);
      if (await copyText(curl)) notify('success', t('curlCopied'));
      else notify('error', t('curlNotCopied'));
    } catch (error) {
      // Every refusal has been shown by then.
      if (!(error instanceof ApiError)) throw error;
    }
  };
  return (
    <div ref={card} className="imp-card imp-operations">
      <nav className="imp-groups" aria-label={t('groupsLabel')}>
        {groups
          .filter((name) => numbers[name] > 0 && !(name === 'created' && numbers.created === numbers.written))
          .map((name) => (
            <button key={name} type="button" aria-current={group === name} onClick={() => setGroup(name)}>
              {t(`outcomes.${name}`)} <span className="p-digits">{numbers[name]}</span>
            </button>
          ))}
      </nav>
      <table className={`imp-table imp-table-outcome${isTight ? ' imp-tight' : ''}`} aria-rowcount={shown.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{t('columns.service')}</th>
            <th scope="col">{t('columns.outcome')}</th>
            <th scope="col">{t('columns.key')}</th>
            <th scope="col">{t('columns.next')}</th>
          </tr>
        </thead>
        <tbody ref={body} style={{ height: shown.length * height, paddingBlockStart: from * height }}>
          {shown.slice(from, to).map((row, index) => {
            const { id, service, outcome, interface_id, published, message } = row;
            const words = message && text(message);
            return (
              <tr key={id} aria-rowindex={from + index + 2} style={{ height }}>
                <td className="imp-cell-key">
                  {interface_id === null || (isReverted && outcome === 'created') ? (
                    <code className="imp-cut" title={service}>
                      {service}
                    </code>
                  ) : (
                    <Link className="imp-cut" to={`/techzones/design/design_update/${interface_id}`} title={t('openInDesigner', { service })}>
                      <code>{service}</code>
                    </Link>
                  )}
                </td>
                <td className="imp-cell-status">
                  <StatusTag tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</StatusTag>
                  {published && !isReverted && <StatusTag tone="success">{t('published')}</StatusTag>}
                </td>
                <td className="imp-cell-title">
                  {words === undefined ? (
                    <MethodPath value={id.slice(id.indexOf(' ') + 1)} />
                  ) : (
                    <span className="imp-cut imp-said-error" title={words}>
                      {words}
                    </span>
                  )}
                </td>
                <td className="imp-cell-next">
                  {published && interface_id !== null && !isReverted && (
                    <Button
                      ref={from + index === firstPublished ? first : undefined}
                      size="small"
                      type={from + index === firstPublished ? 'primary' : 'default'}
                      icon={<CopyOutlined />}
                      aria-label={t('copyCurlOf', { service })}
                      onClick={() => void copy(interface_id)}
                    >
                      {t('copyCurl')}
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {counts.published === 0 && numbers.written > 0 && !isReverted && <p className="imp-empty p-second">{t('publishLater')}</p>}
    </div>
  );
}

function isIn({ outcome, published, interface_id }: ApplyResultRow, group: Group): boolean {
  const isWritten = outcome === 'created' || outcome === 'changed';
  if (group === 'written') return isWritten;
  if (group === 'unpublished') return isWritten && interface_id !== null && published !== true;
  return outcome === group;
}
