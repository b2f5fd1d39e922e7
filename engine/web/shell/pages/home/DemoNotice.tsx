import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getDemo, removeDemo } from '../../../../core/calls/demo.ts';
import { call } from '../../../api/call.ts';
import { useText } from '../../../state/language.ts';
import { notify } from '../../../state/toasts.ts';

/** What a new platform came with to be looked at, and how to be rid of it. For super admins. */
export function DemoNotice({ onRemoved }: { onRemoved: () => void }) {
  const { t } = useTranslation('shell');
  const say = useText();
  const [state, setState] = useState<'none' | 'there' | 'asking' | 'removing'>('none');
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const aborted = new AbortController();
    call(getDemo, {}, { signal: aborted.signal }).then(
      ({ has_demo }) => setState(has_demo ? 'there' : 'none'),
      () => undefined,
    );
    return () => aborted.abort();
  }, []);
  useEffect(() => {
    if (state === 'asking') cancel.current?.focus();
  }, [state]);
  const remove = async () => {
    setState('removing');
    try {
      const { removed, kept } = await call(removeDemo, {});
      const rest = kept.map(({ label, total }) => `${say(label)} ${total}`).join(t('tabs.separator'));
      if (rest === '') notify('success', t('home.demo.removed', { removed }));
      else notify('warning', t('home.demo.kept', { removed, rest }));
      setState('none');
      onRemoved();
    } catch {
      setState('there');
    }
  };
  if (state === 'none') return null;
  const isAsking = state === 'asking';
  return (
    <section className="p-box p-home-demo" aria-live="polite">
      <p>{t(isAsking ? 'home.demo.question' : 'home.demo.text')}</p>
      {isAsking ? (
        <>
          <Button ref={cancel} size="small" onClick={() => setState('there')}>
            {t('home.demo.cancel')}
          </Button>
          <Button size="small" danger onClick={remove}>
            {t('home.demo.remove')}
          </Button>
        </>
      ) : (
        <Button size="small" loading={state === 'removing'} onClick={() => setState('asking')}>
          {t('home.demo.remove')}
        </Button>
      )}
    </section>
  );
}
