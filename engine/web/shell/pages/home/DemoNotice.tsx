import { Button } from 'antd';
import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endSetup, getDemo, removeDemo } from '../../../../core/calls/demo.ts';
import { call } from '../../../api/call.ts';
import { useTab } from '../../../navigation/use-tab.ts';
import { TabActionsContext } from '../../../navigation/use-tab-actions.ts';
import { useText } from '../../../state/language.ts';
import { notify } from '../../../state/toasts.ts';

/** Where the first settings of a new platform are made. */
const setupPath = '/setup';

/** What a new platform asks first; then what it came with to be looked at, and how to be rid of it. For super admins. */
export function DemoNotice({ onRemoved }: { onRemoved: () => void }) {
  const { t } = useTranslation('shell');
  const say = useText();
  const [state, setState] = useState<'none' | 'setup' | 'there' | 'removing'>('none');
  const { isActive } = useTab();
  const { goTo } = use(TabActionsContext);
  const [hadDemo, setHadDemo] = useState(false);
  useEffect(() => {
    if (!isActive) return undefined;
    const aborted = new AbortController();
    call(getDemo, {}, { signal: aborted.signal }).then(
      ({ has_demo, needs_setup }) => {
        setHadDemo(has_demo);
        setState(needs_setup ? 'setup' : has_demo ? 'there' : 'none');
      },
      () => undefined,
    );
    return () => aborted.abort();
  }, [isActive]);
  const remove = async () => {
    setState('removing');
    try {
      const { removed, kept: retained } = await call(removeDemo, {});
      const rest = retained.map(({ label, total }) => `${say(label)} ${total}`).join(t('tabs.separator'));
      if (rest === '') notify('success', t('home.demo.removed', { removed }));
      else notify('warning', t('home.demo.kept', { removed, rest }));
      setState('none');
      onRemoved();
    } catch {
      setState('there');
    }
  };
  const skip = async () => {
    await call(endSetup, {});
    setState(hadDemo ? 'there' : 'none');
  };
  if (state === 'none') return null;
  if (state === 'setup') {
    return (
      <section className="p-box p-home-demo">
        <p>{t('home.demo.setup')}</p>
        <Button size="small" onClick={skip}>
          {t('home.demo.skip')}
        </Button>
        <Button size="small" type="primary" onClick={() => goTo({ key: setupPath, search: '' })}>
          {t('home.demo.open')}
        </Button>
      </section>
    );
  }
  return (
    <section className="p-box p-home-demo" aria-live="polite">
      <p>{t('home.demo.text')}</p>
      <Button size="small" loading={state === 'removing'} onClick={remove}>
        {t('home.demo.remove')}
      </Button>
    </section>
  );
}
