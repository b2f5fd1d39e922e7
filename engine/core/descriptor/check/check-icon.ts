import { plainText } from '../../text/text.ts';
import { iconNames } from '../icon-names.ts';
import { nearest } from '../parse/closest.ts';
import type { Report } from './shapes/check-context.ts';

/** Reports an icon name that does not exist. It would be drawn as a folder without any hint why. */
export function checkIcon(name: string | undefined, at: string, report: Report): void {
  if (name === undefined || iconNames.includes(name)) return;
  report(at, 'unknown-icon', { found: name, near: plainText(nearest(name, iconNames).join(', ')), limit: iconNames.length });
}
