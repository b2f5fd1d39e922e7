// Written by `npm run generate` from the folders in engine/formats and plugins/<name>/formats. Do not edit.

import { cronValues } from '../../../plugins/tasks/formats/cron/server/cron-values.ts';
import { codeValues } from '../../formats/code/server/code-values.ts';
import { dateValues } from '../../formats/date/server/date-values.ts';
import { dateTimeValues } from '../../formats/date-time/server/date-time-values.ts';
import { markdownValues } from '../../formats/markdown/server/markdown-values.ts';
import { moneyValues } from '../../formats/money/server/money-values.ts';
import { refValues } from '../../formats/ref/server/ref-values.ts';
import { richtextValues } from '../../formats/richtext/server/richtext-values.ts';
import type { FormatValues } from '../kernel/format-values.ts';

/** How the server handles the values of formats, by the name of their folders. */
export const formatValues: Readonly<Record<string, FormatValues>> = {
  code: codeValues,
  cron: cronValues,
  date: dateValues,
  'date-time': dateTimeValues,
  markdown: markdownValues,
  money: moneyValues,
  ref: refValues,
  richtext: richtextValues,
};
