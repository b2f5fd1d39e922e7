import type { ListAnswer } from '../../core/answers/list-answer.ts';
import type { ListedRecord } from './action-item.ts';

/** A List answer whose rows are records: every screen with a list has ids. */
export type ListRows = Omit<ListAnswer, 'items'> & { items: ListedRecord[] };
