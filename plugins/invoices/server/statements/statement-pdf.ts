import { platformTime } from '../../../../engine/core/text/date.ts';
import { formatMoney } from '../../../../engine/core/text/money.ts';
import { fillText, type Language, type Text } from '../../../../engine/core/text/text.ts';
import { type ActionHandler, type FileAnswer, type Platform, refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-invoices/paper.ts';
import { Paper } from '../pdf/paper.ts';
import { rangeOf } from './month-rows.ts';

/** Movements that one sheet lists; the page of postings has the others. */
const mostMovements = 500;

const about: Readonly<Record<string, Text>> = { recharge: texts.recharge, order: texts.orderOf, refund: texts.refund, surplus: texts.surplus };

/** A month of an account as a file: what it had, what came and went, by interface, and every recharge and plan. */
export const statementPdf: ActionHandler = async ({ platform, query, call: { language } }, [month]): Promise<FileAnswer> => {
  if (!month) throw refuse('notFound');
  const word = (name: keyof typeof texts) => texts[name][language];
  const { since, until } = rangeOf(String(month.month));
  const ofMonth = query
    .selectFrom('posting')
    .where('account_id', '=', Number(month.account_id))
    .where('balance_id', 'is not', null)
    .where('created_at', '>=', since)
    .where('created_at', '<=', until);
  const calls = await ofMonth
    .select(({ fn }) => ['service', fn.sum<number>('times').as('times'), fn.sum<number>('cents').as('cents')])
    .where('kind', '=', 'call')
    .groupBy('service')
    .orderBy('service')
    .execute();
  const moved = await ofMonth
    .select(['created_at', 'kind', 'about', 'cents', 'balance_after'])
    .where('kind', '<>', 'call')
    .orderBy('id')
    .limit(mostMovements)
    .execute();
  const account = await platform.database.read.selectFrom('account').select('username').where('id', '=', Number(month.account_id)).executeTakeFirst();
  const paper = await Paper.open(`${word('statement')} ${month.month}`, language);
  paper.title(word('statement'), [`${word('account')} ${account?.username ?? month.account_id}`, `${word('month')} ${month.month}`]);
  paper.table(
    (['opening', 'income', 'spent', 'closing'] as const).map((name) => ({ label: word(name), share: 0.25, isNumber: true })),
    [[month.opening, month.income, -Number(month.spent), month.closing].map((cents) => formatMoney(Number(cents)))],
  );
  paper.heading(word('byInterface'));
  if (calls.length === 0) paper.note(word('none'));
  else
    paper.table(
      [
        { label: word('interface'), share: 0.6 },
        { label: word('calls'), share: 0.2, isNumber: true },
        { label: word('amount'), share: 0.2, isNumber: true },
      ],
      calls.map(({ service, times, cents }) => [service ?? '', Number(times).toLocaleString('en'), formatMoney(Number(cents))]),
    );
  const packages = await packagesOf(platform, Number(month.account_id), since, until, language);
  paper.heading(word('byPackage'));
  if (packages.length === 0) paper.note(word('none'));
  else
    paper.table(
      [
        { label: word('package'), share: 0.34 },
        { label: word('validUntil'), share: 0.24 },
        { label: word('amount'), share: 0.18, isNumber: true },
        { label: word('callsUsed'), share: 0.24, isNumber: true },
      ],
      packages,
    );
  paper.heading(word('byOrder'));
  if (moved.length === 0) paper.note(word('none'));
  else
    paper.table(
      [
        { label: word('time'), share: 0.24 },
        { label: word('what'), share: 0.4 },
        { label: word('amount'), share: 0.18, isNumber: true },
        { label: word('closing'), share: 0.18, isNumber: true },
      ],
      moved.map(({ created_at, kind, about: number, cents, balance_after }) => [
        platformTime(Date.parse(String(created_at))),
        fillText(about[kind] ?? texts.orderOf, { about: number ?? '' })[language],
        formatMoney(Number(cents)),
        formatMoney(Number(balance_after)),
      ]),
    );
  return { kind: 'file', name: `${month.month}.pdf`, contentType: 'application/pdf', body: await paper.close() };
};

/** What the account owned in the month, void or not: its use is the whole of the package, as it is now. */
async function packagesOf({ database }: Platform, accountId: number, since: string, until: string, language: Language): Promise<string[][]> {
  const rows = await database.read
    .selectFrom('flow_package')
    .select(['name', 'price', 'status', 'expires_at', 'remaining', 'leased', 'used'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .where('created_at', '<=', until)
    .where('expires_at', '>=', since)
    .orderBy('id')
    .limit(mostMovements)
    .execute();
  return rows.map(({ name, price, status, expires_at, remaining, leased, used }) => [
    status === 'void' ? fillText(texts.voided, { name: String(name) })[language] : String(name),
    platformTime(Date.parse(String(expires_at))),
    formatMoney(Number(price)),
    `${Number(used)} / ${Number(remaining) + Number(leased) + Number(used)}`,
  ]);
}
