import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../engine/core/text/money.ts';
import { fillText } from '../../../engine/core/text/text.ts';
import { useText } from '../../../engine/web/index.ts';
import { texts } from '../../../generated/words/plugin-mall/plans.ts';
import { type Offer, perThousand, wholeNumber } from '../shared/offer.ts';

/** Interfaces that a card names. */
const named = 4;

interface OfferProps {
  offer: Offer;
  compared: readonly number[];
  onTake(offer: Offer): void;
  onCompare(id: number): void;
}

export function OfferCard({ offer, compared, onTake, onCompare }: OfferProps) {
  const { t } = useTranslation('mall');
  const text = useText();
  const { id, name, kind, flow, price, validDays, summary, group, mark } = offer;
  return (
    <article className="mall-card" data-first={mark === 'recommended' || undefined} aria-label={name}>
      <div className="mall-card-head">
        <h3>{name}</h3>
        <OfferMark offer={offer} />
      </div>
      <p className="p-second">{group || text(texts.combined)}</p>
      <p className="mall-price">
        <Price offer={offer} />
      </p>
      {kind === 'paid' && price !== null && <p className="p-second">{text(fillText(texts.perThousand, { price: perThousand({ price, flow }) }))}</p>}
      <ul className="mall-facts">
        <li>{text(fillText(texts.calls, { count: wholeNumber(flow) }))}</li>
        <li>{text(fillText(texts.days, { count: wholeNumber(validDays) }))}</li>
      </ul>
      {summary && <p className="p-second mall-summary">{summary}</p>}
      <div className="mall-covers">
        <span>{text(texts.covers)}</span>
        <Covers offer={offer} most={named} />
      </div>
      <div className="mall-acts">
        <TakeButton offer={offer} onTake={onTake} />
        <Checkbox checked={compared.includes(id)} onChange={() => onCompare(id)} aria-label={t('compareThis', { name })}>
          {text(texts.compare)}
        </Checkbox>
      </div>
    </article>
  );
}

export function OfferMark({ offer: { mark, kind } }: Pick<OfferProps, 'offer'>) {
  const text = useText();
  if (mark) return <span className="mall-mark">{text(texts[mark])}</span>;
  return kind === 'trial' ? <span className="mall-mark mall-mark-quiet">{text(texts.trial)}</span> : null;
}

export function Price({ offer: { kind, price } }: Pick<OfferProps, 'offer'>) {
  const text = useText();
  return <strong>{kind === 'trial' || price === null ? text(texts.free) : formatMoney(price)}</strong>;
}

export function Covers({ offer: { covers, hidden }, most }: Pick<OfferProps, 'offer'> & { most: number }) {
  const text = useText();
  return (
    <ul>
      {covers.slice(0, most).map(({ service, title }) => (
        <li key={service}>
          <a href={`/docs/${service}`} title={service}>
            {title}
          </a>
        </li>
      ))}
      {covers.length > most && <li>{text(fillText(texts.more, { count: covers.length }))}</li>}
      {hidden > 0 && <li>{text(fillText(texts.hidden, { count: hidden }))}</li>}
    </ul>
  );
}

export function TakeButton({ offer, onTake }: Pick<OfferProps, 'offer' | 'onTake'>) {
  const text = useText();
  const word = text(offer.isTried ? texts.tried : offer.kind === 'trial' ? texts.claim : texts.buy);
  return (
    <Button
      type={offer.mark === 'recommended' ? 'primary' : 'default'}
      disabled={offer.isTried}
      onClick={() => onTake(offer)}
      aria-label={`${word} ${offer.name}`}
    >
      {word}
    </Button>
  );
}
