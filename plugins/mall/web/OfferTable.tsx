import { Checkbox, Table, type TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { fillText } from '../../../engine/core/text/text.ts';
import { useText } from '../../../engine/web/index.ts';
import { texts } from '../../../generated/words/plugin-mall/plans.ts';
import { type Offer, perThousand, wholeNumber } from '../shared/offer.ts';
import { OfferMark, Price, TakeButton } from './OfferCard.tsx';

interface OfferTableProps {
  offers: readonly Offer[];
  compared: readonly number[];
  onTake(offer: Offer): void;
  onCompare(id: number): void;
}

/** A row for each offer. */
export function OfferTable({ offers, compared, onTake, onCompare }: OfferTableProps) {
  const { t } = useTranslation('mall');
  const text = useText();
  const columns: TableColumnsType<Offer> = [
    {
      key: 'name',
      title: text(texts.plan),
      render: (_, offer) => (
        <span className="mall-name">
          <Checkbox checked={compared.includes(offer.id)} onChange={() => onCompare(offer.id)} aria-label={t('compareThis', { name: offer.name })} />
          {offer.name} <OfferMark offer={offer} />
        </span>
      ),
    },
    { key: 'group', title: text(texts.group), render: (_, { group }) => group || text(texts.combined) },
    { key: 'flow', title: text(texts.callsFact), align: 'right', render: (_, { flow }) => wholeNumber(flow) },
    { key: 'price', title: text(texts.priceFact), align: 'right', render: (_, offer) => <Price offer={offer} /> },
    {
      key: 'thousand',
      title: text(texts.thousandFact),
      align: 'right',
      render: (_, { kind, price, flow }) => (kind === 'trial' || price === null ? '–' : perThousand({ price, flow })),
    },
    { key: 'days', title: text(texts.validFact), align: 'right', render: (_, { validDays }) => text(fillText(texts.dayCount, { count: validDays })) },
    { key: 'take', title: '', render: (_, offer) => <TakeButton offer={offer} onTake={onTake} /> },
  ];
  return <Table<Offer> rowKey="id" columns={columns} dataSource={[...offers]} pagination={false} scroll={{ x: 'max-content' }} />;
}
