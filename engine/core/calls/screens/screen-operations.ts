import type { AffectedAnswer, EditPreview, Matching, Undoable } from '../../answers/bulk-answer.ts';
import type { GetAnswer, HistoryAnswer, ListAnswer, OptionsAnswer, TransitionAnswer } from '../../answers/list-answer.ts';
import type { TilesAnswer, TilesRequest } from '../../answers/tiles-answer.ts';
import type { CallRef, FileOr } from '../../contract/define-call.ts';
import type { HelperCall } from '../../derive/helper-calls.ts';
import { serviceNameOf } from '../../derive/permissions.ts';
import type { Operation, Screen } from '../../descriptor/types.ts';
import type { Filters } from '../../protocol/filter.ts';

/** Values of a record, by field name. */
type Values = Record<string, unknown>;

/** Which records a List or an Export covers, and their order. */
export interface SelectionRequest {
  sort?: string;
  search?: string;
  filters?: Filters;
  trash?: boolean;
}

/** Parameters of List. */
export interface ListRequest extends SelectionRequest {
  page?: number;
  per_page?: number;
  with_counts?: boolean;
  under?: number;
  with_ancestors?: boolean;
  with_summary?: boolean;
  with_groups?: boolean;
  /** Members of the rows beside `id` and `rev`; left out: all. */
  fields?: readonly string[];
}

/** Answer of List whose rows are records: every screen with a list has ids. */
export type ListRows = Omit<ListAnswer, 'items' | 'ancestors'> & { items: (Values & { id: number })[]; ancestors?: (Values & { id: number })[] };

/** Parameters of Export. */
export interface ExportRequest extends SelectionRequest {
  format?: 'csv' | 'xlsx';
  columns?: readonly string[];
  ids?: readonly number[];
  template?: boolean;
}

/** One record, several, or all that match. */
type Selected = { id: number } | { ids: readonly number[] } | { matching: Matching };

/** What the generic operations of a screen take and answer; the record's own fields are members next to those named here. */
interface ScreenOperations extends Record<Operation | HelperCall, { request: object; answer: unknown }> {
  List: { request: ListRequest; answer: ListRows };
  Get: { request: { id?: number }; answer: GetAnswer };
  Add: { request: Values & { request_key?: string }; answer: { id: number; rev: number } };
  Edit: { request: Values & { id?: number; rev: number; clear?: readonly string[] }; answer: { rev: number } };
  Remove: { request: Selected; answer: { removed: number[] } | { job: number } };
  Restore: { request: Selected | { job: number }; answer: { restored: number[] } | { job: number } };
  EditAll: { request: Values & { matching: Matching; clear?: readonly string[] }; answer: (TransitionAnswer | { job: number }) & Undoable };
  EditPreview: { request: Values & { matching: Matching; clear?: readonly string[] }; answer: EditPreview };
  Undo: { request: Undoable; answer: TransitionAnswer | { job: number } };
  Import: {
    request: { file: Blob; mapping?: Record<string, string | null>; dry_run?: boolean; key?: string };
    answer: { job: number } & Undoable;
  };
  /** The job of an export too long to wait for. */
  Export: { request: ExportRequest; answer: FileOr<{ job: number }> };
  Affected: { request: Selected; answer: AffectedAnswer };
  Options: { request: { field: string; search?: string; ids?: readonly (number | string)[] }; answer: OptionsAnswer };
  History: { request: { id?: number }; answer: HistoryAnswer };
  Related: { request: { id?: number; list: string; entry?: number; page?: number; per_page?: number }; answer: ListRows };
  Tiles: { request: TilesRequest; answer: TilesAnswer };
}

/** Returns the call of a generic operation of a screen. */
export function operationOf<Name extends keyof ScreenOperations>(
  screen: Pick<Screen, 'site' | 'className' | 'calls'>,
  operation: Name,
): CallRef<ScreenOperations[Name]['request'], ScreenOperations[Name]['answer']> {
  const { calls }: { calls: Partial<Record<string, string>> } = screen;
  return { name: serviceNameOf(screen, calls[operation] ?? operation) };
}

/** Returns the call of a transition or an action that the descriptor of a screen declares. It takes records and the values of `ask`. */
export function actionOf(screen: Pick<Screen, 'site' | 'className'>, verb: string): CallRef<Values> {
  return { name: serviceNameOf(screen, verb) };
}
