import { ReloadOutlined } from '@ant-design/icons';
import { Button, Switch } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ref } from 'valtio/vanilla';
import { printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { ApiError, formatMoment } from '../../../../engine/web/index.ts';
import type { LoggedCall } from '../../../calls/run-calls.ts';
import { replay } from '../../state/actions.ts';
import { loggedCallsOf } from '../../state/design-calls.ts';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';

/** The latest calls apps have made, each to be run again in the version that answered it. */
export function LoggedCalls() {
  const { t } = useTranslation('designer-work');
  const { id } = useDesignerState();
  const [isOpen, setOpen] = useState(false);
  if (id === null) return null;
  return (
    <details className="design-logged" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('logged.title')}</summary>
      {isOpen && <CallList id={id} />}
    </details>
  );
}

function CallList({ id }: { id: number }) {
  const { t } = useTranslation('designer-work');
  const [items, setItems] = useState<readonly LoggedCall[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    let isGone = false;
    loggedCallsOf(id, failed).then(
      (answer) => !isGone && setItems(answer.items),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      },
    );
    return () => {
      isGone = true;
    };
  }, [id, failed, round]);
  return (
    <>
      <div className="design-acts">
        <span className="design-hand-edit">
          <Switch id="design-logged-failed" size="small" checked={failed} onChange={setFailed} />
          <label htmlFor="design-logged-failed">{t('logged.failed')}</label>
        </span>
        <Button size="small" type="text" icon={<ReloadOutlined />} onClick={() => setRound(round + 1)}>
          {t('logged.reload')}
        </Button>
      </div>
      {items?.length === 0 && <p className="p-second">{t(failed ? 'logged.noneFailed' : 'logged.none')}</p>}
      <ul>
        {items?.map((logged) => (
          <CallRow key={logged.id} logged={logged} />
        ))}
      </ul>
    </>
  );
}

function CallRow({ logged }: { logged: LoggedCall }) {
  const { t } = useTranslation('designer-work');
  const designer = useDesigner();
  const { busy } = useDesignerState();
  const { id, time, ret, ms, appKey, bundle, parameters, incomplete } = logged;
  const isWhole = incomplete.length === 0;
  return (
    <li>
      <div className="design-acts">
        <strong className={ret === 200 ? 'design-tone-success' : 'design-tone-error'}>ret {ret}</strong>
        <time className="p-digits" dateTime={time}>
          {formatMoment(time)}
        </time>
        <span className="p-second p-digits">{t('test.time', { ms })}</span>
        <code title={t('logged.bundle')}>{bundle.slice(0, 8)}</code>
        <span className="design-code-end">
          <Button
            size="small"
            type="link"
            onClick={() => {
              designer.state.testParameters = ref({ ...designer.state.testParameters, ...parameters });
            }}
          >
            {t('test.fill')}
          </Button>
          <Button size="small" type="link" disabled={!isWhole || busy !== null} onClick={() => void replay(designer, id)}>
            {t('logged.replay')}
          </Button>
        </span>
      </div>
      <div className="design-logged-sent">
        {appKey !== null && <span className="p-second">{appKey}</span>} <code>{printLossless(parameters)}</code>
      </div>
      {!isWhole && <p className="p-second">{t('logged.incomplete', { names: incomplete.join(t('test.and')) })}</p>}
    </li>
  );
}
