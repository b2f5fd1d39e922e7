import type { Tone } from '../../../core/descriptor/types.ts';
import './cells.css';

/** A word with a dot of its tone: a status looks the same wherever it stands. */
export function StatusTag({ tone = 'default', children }: { tone?: Tone; children: string }) {
  return <span className={`status-tag status-tag-${tone}`}>{children}</span>;
}
