import { Button, Input, Select, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyNote, useText } from '../../../engine/web/index.ts';
import { texts } from '../../../generated/words/plugin-mall/plans.ts';
import { byGroup, groupsOf, matching, mostCompared, type Offer, type ShelfLook, type Wanted } from '../shared/offer.ts';
import { BulkNote } from './BulkNote.tsx';
import { BuyDialog } from './BuyDialog.tsx';
import { ClaimDialog } from './ClaimDialog.tsx';
import { CompareDialog } from './CompareDialog.tsx';
import { OfferCard } from './OfferCard.tsx';
import { OfferTable } from './OfferTable.tsx';
import { useShelf } from './use-shelf.ts';
import './mall.css';

const everything: Wanted = { words: '', kind: null, group: null };

/** Plans on sale in the console. `?take=7` opens what the public page was left for. */
export default function MallPage() {
  const { t } = useTranslation('mall');
  const text = useText();
  const { shelf, error, reload } = useShelf();
  const [query, setQuery] = useSearchParams();
  const [wanted, setWanted] = useState(everything);
  const [compared, setCompared] = useState<readonly number[]>([]);
  const [isComparing, setComparing] = useState(false);
  const offers = shelf?.offers ?? [];
  const chosen = offers.find(({ id, isTried }) => String(id) === query.get('take') && !isTried);
  const take = (offer: Offer | null) => setQuery(offer ? { take: String(offer.id) } : {}, { replace: true });
  useEffect(() => {
    if (compared.length === 0) setComparing(false);
  }, [compared]);
  if (error) return <EmptyNote text={error} />;
  if (!shelf) return <Skeleton active />;
  const { look } = shelf;
  const shown = matching(offers, wanted);
  const toggle = (id: number) => setCompared(compared.includes(id) ? compared.filter((other) => other !== id) : [...compared, id].slice(-mostCompared));
  return (
    <div className="mall">
      <header>
        <h1>{look.headline || text(texts.headline)}</h1>
        <p className="p-second">{look.introduction || text(texts.introduction)}</p>
      </header>
      {look.notice && <p className="mall-notice">{look.notice}</p>}
      <search className="mall-filters">
        <Input.Search
          allowClear
          placeholder={text(texts.search)}
          aria-label={text(texts.search)}
          value={wanted.words}
          onChange={({ target }) => setWanted({ ...wanted, words: target.value })}
        />
        <Select
          aria-label={text(texts.kind)}
          value={wanted.kind ?? ('' as const)}
          onChange={(kind: Offer['kind'] | '') => setWanted({ ...wanted, kind: kind === '' ? null : kind })}
          options={[
            { value: '', label: text(texts.anyKind) },
            { value: 'paid', label: text(texts.paid) },
            { value: 'trial', label: text(texts.trial) },
          ]}
        />
        <Select
          aria-label={text(texts.group)}
          value={wanted.group ?? ''}
          onChange={(group) => setWanted({ ...wanted, group: group === '' ? null : group })}
          options={[{ value: '', label: text(texts.anyGroup) }, ...groupsOf(offers).map((group) => ({ value: group, label: group }))]}
        />
        {compared.length > 0 && (
          <Button onClick={() => setComparing(true)} disabled={compared.length < 2}>
            {t('compareCount', { count: compared.length })}
          </Button>
        )}
      </search>
      {shown.length === 0 ? (
        <EmptyNote text={text(offers.length === 0 ? texts.none : texts.noMatch)} />
      ) : (
        <Shelf look={look} offers={shown} compared={compared} onTake={take} onCompare={toggle} />
      )}
      <BulkNote look={look} />
      {isComparing && <CompareDialog offers={offers.filter(({ id }) => compared.includes(id))} onTake={take} onClose={() => setComparing(false)} />}
      {chosen?.kind === 'paid' && <BuyDialog offer={chosen} onClose={() => take(null)} />}
      {chosen?.kind === 'trial' && (
        <ClaimDialog
          offer={chosen}
          onClose={() => {
            take(null);
            reload();
          }}
        />
      )}
    </div>
  );
}

interface ShelfProps {
  look: ShelfLook;
  offers: readonly Offer[];
  compared: readonly number[];
  onTake(offer: Offer): void;
  onCompare(id: number): void;
}

function Shelf({ look, offers, ...acts }: ShelfProps) {
  const text = useText();
  if (look.template === 'table') return <OfferTable offers={offers} {...acts} />;
  const cards = (some: readonly Offer[]) => (
    <div className="mall-cards">
      {some.map((offer) => (
        <OfferCard key={offer.id} offer={offer} {...acts} />
      ))}
    </div>
  );
  if (look.template === 'cards') return cards(offers);
  return byGroup(offers).map((part) => (
    <section key={part.group}>
      <h2>{part.group || text(texts.combined)}</h2>
      {cards(part.offers)}
    </section>
  ));
}
