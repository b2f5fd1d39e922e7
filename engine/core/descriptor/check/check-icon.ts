import { plainText } from '../../text/text.ts';
import { iconNames } from '../icon-names.ts';
import { nearest } from '../parse/closest.ts';
import type { Report } from './shapes/check-context.ts';

/** A name no drawing goes by would show a folder and nobody would know why. */
export function checkIcon(name: string | undefined, at: string, report: Report): void {
  if (name === undefined || iconNames.includes(name)) return;
  report(at, 'unknown-icon', { found: name, near: plainText(nearest(name, iconNames).join(', ')), limit: iconNames.length });
}
