import { fillText, type Text } from '../../../../engine/core/text/text.ts';
import type { FieldComputation } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-billing/entry-titles.ts';

const kinds: Readonly<Record<string, Text>> = texts;

/** What an entry or a posting is about, in words: 充值申请 #2, Order 20261124…, 3 calls of Shop.Order.Sum. */
export const entryTitle: FieldComputation = (_context, records) =>
  records.map(({ kind, about, service, times }) =>
    fillText(kinds[String(kind)] ?? texts.other, { about: String(about ?? ''), service: String(service ?? ''), times: Number(times ?? 1) }),
  );
