import { type FormatValues, unreadable } from '../../../server/kernel/format-values.ts';

export const moneyValues: FormatValues = {
  sheet: { kind: 'money', toCell: (value) => Number(value) / 100, fromCell: (_cell, text) => fenOf(text) },
};

/** Yuan as text to integer fen, without ever passing through a binary fraction. */
function fenOf(text: string): number | typeof unreadable {
  const [, sign, yuan, fen] = /^(-?)¥?(\d{1,12}(?:,\d{3})*|\d+)(?:\.(\d{1,2}))?$/.exec(text.replaceAll(/\s/g, '')) ?? [];
  if (yuan === undefined) return unreadable;
  const amount = Number(yuan.replaceAll(',', '')) * 100 + Number((fen ?? '').padEnd(2, '0'));
  return sign ? -amount : amount;
}
