/** The value of a spreadsheet cell. */
export type Cell = string | number | boolean | Date | null;

/** Marks a cell that has no value of the field. */
export const unreadable = Symbol('unreadable');

/** How the server handles the values of a format if their JSON type does not tell. In `server/` of the format's folder. */
export interface FormatValues {
  /** A text made harmless before anything is decided about it. */
  clean?(text: string): string;
  /** A checked text as the database takes it. */
  stored?(text: string): string;
  /** Words of a long text, which stand for it in a list. */
  preview?(text: string): string;
  /** The first moment after another that a text of a recurring format says; null if none follows. Milliseconds since 1970. */
  next?(text: string, after: number): number | null;
  sheet?: SheetValues;
}

/** The values as people read and write them in a spreadsheet. */
interface SheetValues {
  /** What the cells of the column are, so that a spreadsheet can add and sort them. */
  kind: 'text' | 'number' | 'money' | 'moment';
  /** @param label of the record with that id, of a reference */
  toCell(value: unknown, label: (id: number) => string | undefined): Cell;
  /** The inverse, before validation, tolerant of what people type; by the JSON type unless given. `text` is the cell's, '' for a date of the spreadsheet. */
  fromCell?(cell: unknown, text: string): unknown;
}
