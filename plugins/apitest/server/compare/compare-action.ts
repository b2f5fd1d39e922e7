import type { ActionHandler } from '../../../../engine/server/index.ts';
import { comparisonOf } from './comparison-of.ts';

/** What a test case expects beside its latest snapshot. */
export const compare: ActionHandler = ({ platform, auditsItself }, records) => {
  auditsItself();
  return comparisonOf(platform, records[0]?.id ?? 0);
};
