import type { ApplyParameters, ApplyRow, ImportField, ImportMode, PreviewRow } from '../../../import/protocol.ts';

/** What a person decided for one row; what is left out follows all the others. */
export interface RowChoice {
  isSelected?: boolean;
  mode?: ImportMode;
  fields?: ImportField[];
  /** Pointers of conflicts decided for the document. */
  theirs?: string[];
}

export interface Choices {
  mode: ImportMode;
  /** For the mode `fields`. */
  fields: ImportField[];
  rows: ReadonlyMap<string, RowChoice>;
}

export const noChoices: Choices = { mode: 'merge', fields: [], rows: new Map() };

export function withRow(choices: Choices, id: string, change: RowChoice): Choices {
  return withRows(choices, [id], change);
}

/** Returns the choices with a change added to what was chosen for each row. */
export function withRows(choices: Choices, ids: Iterable<string>, change: RowChoice): Choices {
  const rows = new Map(choices.rows);
  for (const id of ids) rows.set(id, { ...rows.get(id), ...change });
  return { ...choices, rows };
}

/** What cannot be imported or would be born with errors waits for a person; what is as it was needs nothing. */
export function isBlocked(row: PreviewRow): boolean {
  return row.refusal !== undefined || row.issues.some(({ severity }) => severity === 'error');
}

/** Whether a row is to be imported: as chosen, else where it is neither blocked, unchanged nor edited by hand. */
export function isSelected(row: PreviewRow, choices: Choices): boolean {
  return choices.rows.get(row.id)?.isSelected ?? (!isBlocked(row) && row.status !== 'same' && row.status !== 'edited');
}

/** Returns how a row is imported: its own mode, else that of the whole import. */
export function modeOf(row: PreviewRow, choices: Choices): ImportMode {
  return choices.rows.get(row.id)?.mode ?? choices.mode;
}

/** Whether the import would write this row, as designer/import/decide-row.ts decides it. */
export function isWritten(row: PreviewRow, choices: Choices): boolean {
  const mode = modeOf(row, choices);
  if (!isSelected(row, choices) || mode === 'skip') return false;
  if (mode === 'keep' && row.interface_id !== null) return true;
  if (row.refusal !== undefined || row.status === 'same') return false;
  return row.status !== 'edited' || mode !== 'merge';
}

/** The choices as the call takes them: only what differs from one mode for all, or only what is selected, whichever is less. */
export function applyRows(operations: readonly PreviewRow[], choices: Choices): Pick<ApplyParameters, 'mode' | 'fields' | 'rows' | 'only'> {
  const chosen = operations.filter((row) => isSelected(row, choices));
  const left = operations.filter((row) => !isSelected(row, choices));
  const { mode, fields } = choices;
  const rest = { mode, ...(mode === 'fields' && { fields }) };
  if (chosen.length < left.length) return { ...rest, rows: chosen.map((row) => applyRow(row, choices)), only: true };
  const special = chosen.filter(({ id }) => isSpecial(choices.rows.get(id)));
  return { ...rest, rows: [...special.map((row) => applyRow(row, choices)), ...left.map(({ id }) => ({ id, mode: 'skip' as const }))] };
}

function isSpecial(choice: RowChoice | undefined): boolean {
  return choice !== undefined && (choice.mode !== undefined || choice.fields !== undefined || choice.theirs !== undefined);
}

function applyRow(row: PreviewRow, choices: Choices): ApplyRow {
  const mode = modeOf(row, choices);
  const choice = choices.rows.get(row.id);
  return {
    id: row.id,
    mode,
    ...(mode === 'fields' && { fields: choice?.fields ?? choices.fields }),
    ...(mode === 'merge' && choice?.theirs && { theirs: choice.theirs }),
  };
}
