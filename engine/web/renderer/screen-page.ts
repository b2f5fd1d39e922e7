import type { ScreenAnswer } from '../../core/calls/screens/screen.ts';
import type { RouteKind } from '../../core/descriptor/types.ts';

/** What ListScreen, DetailScreen, FormScreen and SingleScreen are given. The shell has already checked the caller's right to the route. */
export interface ScreenPageProps {
  answer: ScreenAnswer;
  page: RouteKind;
  /** The record, on `edit` and `detail` pages. */
  id?: string;
}
