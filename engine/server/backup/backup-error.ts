import { fillText, type Text } from '../../core/text/text.ts';

/** Why a backup or a restore failed, in one line an operator can act on. Everything is as it was before. */
export class BackupError extends Error {
  readonly text: Text;

  constructor(text: Text, values: Record<string, string | number> = {}) {
    const filled = fillText(text, values);
    super(filled.en);
    this.name = 'BackupError';
    this.text = filled;
  }
}

/** Whether an error of the system or SQLite means a full disk. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'ENOSPC') || /No space left on device|database or disk is full/.test(error.message);
}
