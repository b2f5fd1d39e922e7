import type { ReactNode } from 'react';
import { fillText } from '../../../engine/core/text/text.ts';
import { Dialog, useText } from '../../../engine/web/index.ts';
import { texts } from '../../../generated/words/plugin-mall/plans.ts';
import { type Offer, perThousand, wholeNumber } from '../shared/offer.ts';
import { Covers, OfferMark, Price, TakeButton } from './OfferCard.tsx';

/** Interfaces that a column names. */
const named = 12;
const widthOfColumn = 220;

interface CompareDialogProps {
  offers: readonly Offer[];
  onTake(offer: Offer): void;
  onClose(): void;
}

/** A column for each offer. */
export function CompareDialog({ offers, onTake, onClose }: CompareDialogProps) {
  const text = useText();
  const row = (label: string, cell: (offer: Offer) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {offers.map((offer) => (
        <td key={offer.id}>{cell(offer)}</td>
      ))}
    </tr>
  );
  return (
    <Dialog open title={text(texts.compareTitle)} footer={null} width={160 + offers.length * widthOfColumn} onCancel={onClose}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than the dialog is scrolled by keys too */}
      <section className="mall-compare" tabIndex={0} aria-label={text(texts.compareTitle)}>
        <table>
          <thead>
            <tr>
              <td />
              {offers.map((offer) => (
                <th key={offer.id} scope="col">
                  {offer.name} <OfferMark offer={offer} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(text(texts.group), ({ group }) => group || text(texts.combined))}
            {row(text(texts.priceFact), (offer) => (
              <Price offer={offer} />
            ))}
            {row(text(texts.thousandFact), ({ kind, price, flow }) => (kind === 'trial' || price === null ? '–' : perThousand({ price, flow })))}
            {row(text(texts.callsFact), ({ flow }) => wholeNumber(flow))}
            {row(text(texts.validFact), ({ validDays }) => text(fillText(texts.dayCount, { count: validDays })))}
            {row(text(texts.coversFact), (offer) => (
              <Covers offer={offer} most={named} />
            ))}
            {row('', (offer) => (
              <TakeButton offer={offer} onTake={onTake} />
            ))}
          </tbody>
        </table>
      </section>
    </Dialog>
  );
}
