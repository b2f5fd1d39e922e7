import { Cron } from 'croner';
import type { FormatValues } from '../../../../../engine/server/kernel/format-values.ts';

export const cronValues: FormatValues = {
  next: (text, after) => cronOf(text).nextRun(new Date(after))?.getTime() ?? null,
};

/** A cron expression in the time zone of the platform. Throws for a text that is none. */
export function cronOf(text: string): Cron {
  return new Cron(text, { timezone: 'Asia/Shanghai', paused: true });
}
