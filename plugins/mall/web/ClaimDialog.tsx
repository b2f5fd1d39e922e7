import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, Dialog } from '../../../engine/web/index.ts';
import { type Offer, wholeNumber } from '../shared/offer.ts';
import { claimTrial } from './mall-calls.ts';

/** A trial at a press, and the way to the first call. */
export function ClaimDialog({ offer, onClose }: { offer: Offer; onClose(): void }) {
  const { t } = useTranslation('mall');
  const [state, setState] = useState<'asked' | 'sending' | 'claimed'>('asked');
  const key = useRef(crypto.randomUUID());
  const [first] = offer.covers;
  const claim = async () => {
    setState('sending');
    try {
      await call(claimTrial, { id: offer.id, request_key: key.current });
      setState('claimed');
    } catch {
      // The warning dialog says why.
      setState('asked');
    }
  };
  const facts = { calls: wholeNumber(offer.flow), days: wholeNumber(offer.validDays) };
  if (state === 'claimed')
    return (
      <Dialog
        open
        title={t('claim.done')}
        okText={t('claim.call')}
        okButtonProps={{ href: first ? `/docs/${first.service}` : '/docs' }}
        cancelText={t('claim.later')}
        onCancel={onClose}
        width={440}
      >
        <p>{t('claim.doneText', facts)}</p>
        {first && <p className="p-second">{t('claim.first', { title: first.title })}</p>}
      </Dialog>
    );
  return (
    <Dialog
      open
      title={t('claim.title', { name: offer.name })}
      okText={t('claim.ok')}
      onOk={() => void claim()}
      confirmLoading={state === 'sending'}
      onCancel={onClose}
      width={440}
    >
      <p>{t('claim.text', facts)}</p>
    </Dialog>
  );
}
