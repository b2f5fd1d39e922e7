import { useMemo, useRef } from 'react';
import type { ListLook, Screen } from '../../../../core/descriptor/types.ts';
import type { ListQuery } from '../query/list-query.ts';
import { boardLoader, boardStates } from './board-loader.ts';
import { treeLoader } from './tree-loader.ts';
import { type Board, useBoard } from './use-board.ts';
import { askOnce, type ListData, type RowLoader, useListData } from './use-list-data.ts';
import { useOpenRows } from './use-open-rows.ts';
import { type Tree, useTree } from './use-tree.ts';

/** The rows of a list as its look has them, from the first that can be seen to the last. */
interface LookedRows {
  data: ListData;
  tree: Tree | undefined;
  board: Board | undefined;
}

/** Loads the rows of a list as its look needs them: pages, open branches of a tree, or columns of a board. */
export function useLook(screen: Screen, query: ListQuery, fields: string[], look: ListLook): LookedRows {
  const openRows = useOpenRows(query);
  const boardRef = useRef<Board>(undefined);
  const load = (): RowLoader => {
    const machine = screen.machines.find(({ field }) => field === screen.list?.state);
    if (look === 'tree') return treeLoader(openRows);
    if (look !== 'kanban' || !machine) return askOnce;
    const shown = (value: string) => boardRef.current?.columns.find(({ state }) => state.value === value)?.cards.length ?? 0;
    return boardLoader(machine.field, boardStates(machine.values, machine.field, query), shown);
  };
  const loaded = useListData(screen, query, fields, { look, load: load() });
  const tree = useTree(screen, look, loaded, openRows);
  const board = useBoard(screen, look, loaded, query);
  boardRef.current = board;
  const rows = tree?.rows ?? board?.rows ?? (look === 'table' || look === 'gallery' ? loaded.rows : undefined);
  const data = useMemo(() => ({ ...loaded, rows }), [loaded, rows]);
  return { data, tree, board };
}
