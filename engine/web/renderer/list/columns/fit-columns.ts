import type { ColumnNeed } from './column-look.ts';

/** A column that asks for room, in the order of the table. */
export interface WantedColumn extends ColumnNeed {
  name: string;
  /** Lower stays longer; 0 never gives way. */
  rank: number;
  /** Is served first. Without such a column, room that is left stays empty. */
  grows: boolean;
  /** Has the width that a person or the descriptor has set. */
  isSet?: boolean;
}

export interface FittedColumns {
  /** Pixels of the columns that have room. */
  widths: Map<string, number>;
  /** The others, in the order of the table. */
  rest: string[];
  /** More than the room where columns that never give way need more. */
  total: number;
}

/**
 * Shares out a table's width. Columns give way from the highest rank on, and from the end of the table, until the others have what they cannot do
 * without; what is left goes first to the one that grows, which names the record, then to each as far as it wants it, then to texts that are longer
 * still, and the rest to all in the proportion of their widths, so that no hole opens behind one of them; a width that somebody has set stays.
 * @param room pixels for the columns
 * @param expander pixels the button takes that shows the columns without room
 */
export function fitColumns(columns: readonly WantedColumn[], room: number, expander: number): FittedColumns {
  let shown = [...columns];
  const need = () => sumOf(shown, ({ least }) => least);
  const roomFor = () => (shown.length === columns.length ? room : room - expander);
  while (need() > roomFor()) {
    const last = shown.reduce<WantedColumn | undefined>((worst, column) => (column.rank > 0 && column.rank >= (worst?.rank ?? 0) ? column : worst), undefined);
    if (!last) break;
    shown = shown.filter((column) => column !== last);
  }
  // The one that went last may have been wide: smaller ones that went before it have room again.
  for (const column of columns.filter((one) => !shown.includes(one)).sort((one, other) => one.rank - other.rank)) {
    if (need() + column.least <= room - expander) shown = columns.filter((one) => one === column || shown.includes(one));
  }
  const grower = shown.find(({ grows }) => grows);
  const spare = Math.max(0, roomFor() - need());
  const toGrower = grower ? Math.min(spare, grower.wanted - grower.least) : 0;
  const others = shown.filter((column) => column !== grower);
  const wish = sumOf(others, ({ wanted, least }) => wanted - least);
  const share = wish === 0 ? 0 : Math.min(1, (spare - toGrower) / wish);
  const widthOf = (column: WantedColumn) => column.least + (column === grower ? toGrower : (column.wanted - column.least) * share);
  const widths = new Map(shown.map((column) => [column.name, Math.floor(widthOf(column))]));
  const usedBy = () => sumOf([...widths.values()], (width) => width);
  if (grower) {
    giveSpare(widths, others, roomFor() - usedBy());
    widen(
      widths,
      shown.filter(({ isSet }) => !isSet),
      grower.name,
      roomFor() - usedBy(),
    );
  }
  const used = usedBy();
  return {
    widths,
    rest: columns.filter((column) => !shown.includes(column)).map(({ name }) => name),
    total: grower === undefined ? used : Math.max(used, roomFor()),
  };
}

/** Shares what every column has done without among those whose longest text is cut still. */
function giveSpare(widths: Map<string, number>, columns: readonly WantedColumn[], spare: number): void {
  const lackOf = ({ name, whole = 0 }: WantedColumn) => Math.max(0, whole - widths.get(name)!);
  const lack = sumOf(columns, lackOf);
  if (lack === 0 || spare <= 0) return;
  const share = Math.min(1, spare / lack);
  for (const column of columns) widths.set(column.name, widths.get(column.name)! + Math.floor(lackOf(column) * share));
}

/** Widens columns by the same factor; the pixels lost in rounding go to one of them. */
function widen(widths: Map<string, number>, columns: readonly WantedColumn[], last: string, spare: number): void {
  if (spare <= 0) return;
  const base = sumOf(columns, ({ name }) => widths.get(name)!);
  const added = columns.map(({ name }) => [name, Math.floor((widths.get(name)! / base) * spare)] as const);
  for (const [name, more] of added) widths.set(name, widths.get(name)! + more);
  widths.set(last, widths.get(last)! + spare - sumOf(added, ([, more]) => more));
}

function sumOf<Item>(items: readonly Item[], numberOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + numberOf(item), 0);
}
