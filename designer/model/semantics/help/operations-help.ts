import type { Operator } from '../operations/operations.ts';
import { amountHelp } from './amount-help.ts';
import { convertHelp } from './convert-help.ts';
import { dateHelp } from './date-help.ts';
import { encodeHelp } from './encode-help.ts';
import { listHelp } from './list-help.ts';
import { logicHelp } from './logic-help.ts';
import { numberHelp } from './number-help.ts';
import { objectHelp } from './object-help.ts';
import type { OperationHelp } from './operation-help.ts';
import { textHelp } from './text-help.ts';
import { tryHelp } from './try-help.ts';

/** Separate from the table of operations: the canvas draws and checks without these texts, which are most of it. */
export const operationHelp: Readonly<Record<Operator, OperationHelp>> = {
  ...numberHelp,
  ...textHelp,
  ...dateHelp,
  ...listHelp,
  ...objectHelp,
  ...logicHelp,
  ...convertHelp,
  ...tryHelp,
  ...amountHelp,
  ...encodeHelp,
};
