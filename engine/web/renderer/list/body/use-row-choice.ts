import { useRef } from 'react';
import type { ListedRecord } from '../../../actions/action-item.ts';
import { useStable } from '../../../page/use-stable.ts';
import type { Selection } from '../model/use-selection.ts';

export interface RowChoice {
  ids: ReadonlySet<number>;
  /** All rows of the page are chosen. */
  isWhole: boolean;
  /** Some of them are. */
  isPart: boolean;
  /** @param range from the row that was chosen before to this one */
  choose(id: number, range: boolean): void;
  /** All rows of the page, or none. */
  choosePage(): void;
}

/** Which rows of a page are chosen, and choosing them by their boxes. What is chosen on other pages stays. */
export function useRowChoice(rows: readonly ListedRecord[], { ids, all, set }: Selection): RowChoice {
  const page = rows.map(({ id }) => id);
  const chosen = new Set(all === null ? ids : page);
  const onPage = page.filter((id) => chosen.has(id)).length;
  const isWhole = page.length > 0 && onPage === page.length;
  const last = useRef<number>(undefined);
  const turn = (wanted: readonly number[], isOn: boolean) => {
    const next = new Set(chosen);
    for (const id of wanted) {
      if (isOn) next.add(id);
      else next.delete(id);
    }
    set([...next]);
  };
  const choose = useStable((id: number, range: boolean) => {
    const [from, to] = [page.indexOf(last.current ?? id), page.indexOf(id)];
    turn(range && from >= 0 ? page.slice(Math.min(from, to), Math.max(from, to) + 1) : [id], !chosen.has(id));
    last.current = id;
  });
  const choosePage = useStable(() => turn(page, !isWhole));
  return { ids: chosen, isWhole, isPart: onPage > 0 && !isWhole, choose, choosePage };
}
