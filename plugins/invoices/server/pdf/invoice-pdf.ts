import { platformDay } from '../../../../engine/core/text/date.ts';
import { formatMoney } from '../../../../engine/core/text/money.ts';
import { fillText } from '../../../../engine/core/text/text.ts';
import { type ActionHandler, type FileAnswer, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-invoices/paper.ts';
import type { Seller } from '../book/issue.ts';
import { Paper } from './paper.ts';

/** An issued invoice or credit note as a file, in the language of who asks. */
export const invoicePdf: ActionHandler = async ({ platform, query, call: { language } }, [record]): Promise<FileAnswer> => {
  if (record?.status !== 'issued') throw refuse('conflict');
  const stored = await query.selectFrom('invoice').select(['seller', 'corrects_id']).where('id', '=', record.id).executeTakeFirstOrThrow();
  const lines = await query.selectFrom('invoice_line').selectAll().where('invoice_id', '=', record.id).orderBy('id').execute();
  const corrected =
    stored.corrects_id === null
      ? null
      : await platform.database.read.selectFrom('invoice').select('number').where('id', '=', Number(stored.corrects_id)).executeTakeFirst();
  const seller = (typeof stored.seller === 'string' ? JSON.parse(stored.seller) : stored.seller) as Seller;
  const word = (name: keyof typeof texts) => texts[name][language];
  const text = (name: string) => String(record[name] ?? '');
  const title = word(record.kind === 'credit' ? 'credit' : 'invoice');
  const paper = await Paper.open(`${title} ${text('number')}`, language);
  paper.title(title, [
    `${word('number')} ${text('number')}`,
    `${word('date')} ${platformDay(Date.parse(text('issued_at')))}`,
    ...(corrected ? [fillText(texts.corrects, { number: String(corrected.number) })[language]] : []),
  ]);
  paper.facts([
    {
      title: word('buyer'),
      rows: [
        [word('name'), text('title')],
        [word('taxNumber'), text('tax_number')],
        [word('address'), text('address')],
        [word('bank'), text('bank')],
      ],
    },
    {
      title: word('seller'),
      rows: [
        [word('name'), seller.seller],
        [word('taxNumber'), seller.seller_tax_number],
        [word('address'), seller.seller_address],
        [word('bank'), seller.seller_bank],
      ],
    },
  ]);
  const parts = lines.map((line) => ({ ...line, ...taxed(Number(line.cents), seller.tax_rate) }));
  const rate = seller.tax_rate === 0 ? word('exempt') : `${seller.tax_rate}%`;
  paper.table(
    [
      { label: word('item'), share: 0.3 },
      { label: word('order'), share: 0.22 },
      { label: word('quantity'), share: 0.1, isNumber: true },
      { label: word('net'), share: 0.15, isNumber: true },
      { label: word('rate'), share: 0.08, isNumber: true },
      { label: word('tax'), share: 0.15, isNumber: true },
    ],
    parts.map(({ name, number, quantity, net, tax }) => [
      `*${seller.item || word('service')}* ${name}`,
      number,
      String(quantity),
      formatMoney(net),
      rate,
      formatMoney(tax),
    ]),
  );
  paper.sum(`${word('total')} ${formatMoney(parts.reduce((sum, { cents }) => sum + Number(cents), 0))}`);
  if (seller.drawer) paper.note(`${word('drawer')} ${seller.drawer}`);
  return { kind: 'file', name: `${text('number')}.pdf`, contentType: 'application/pdf', body: await paper.close() };
};

/** What of a price is tax: both parts are whole fen and come to the price. */
function taxed(cents: number, rate: number): { net: number; tax: number } {
  const net = Math.round((cents * 100) / (100 + rate));
  return { net, tax: cents - net };
}
