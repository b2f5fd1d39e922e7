import type { TileAnswer } from '../../../core/answers/tiles-answer.ts';
import type { Tile } from '../../../core/descriptor/query-types.ts';
import type { Screen } from '../../../core/descriptor/types.ts';

/** A tile with everything that is needed to draw it. */
export interface ShownTile {
  tile: Tile;
  answer: TileAnswer;
  /** The screen that is asked. */
  screen: Screen;
  /** The list behind it. */
  link: { path: string; search: string } | undefined;
  /** Days of the range. */
  days: number;
}
