import { fieldOf } from '../../core/descriptor/field-of.ts';
import { titleField } from '../../core/descriptor/title-field.ts';
import type { Screen } from '../../core/descriptor/types.ts';
import { formatMoney } from '../../core/text/money.ts';
import { currentLanguage } from '../state/language.ts';

/** Spaces and format marks alone, as zero width ones, name nothing. */
const visible = /[^\p{Z}\p{C}]/u;

/** How a record is named in a sentence: its title, the address its list shows, or `#id`. */
export function recordTitle(screen: Screen, record: Record<string, unknown>): string {
  const field = titleField(screen) ?? screen.fields.find(({ name, format }) => format?.kind === 'url' && screen.list?.columns.includes(name));
  const value = field === undefined ? undefined : record[field.name];
  const title = typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[currentLanguage()] : value;
  return visibleName(title, record.id);
}

/** Returns a name, or `#id` where it is no text or has no visible character. */
export function visibleName(name: unknown, id: unknown): string {
  return typeof name === 'string' && visible.test(name) ? name : `#${String(id)}`;
}

/**
 * What a question about a record is about: its title, and where its list has an amount of money that too, so that nobody moves a sum unseen.
 * @example recordSubject(rechargeScreen, { id: 7, reason: 'Transfer', amount: 300_000 }) // 'Transfer · ¥3,000.00'
 */
export function recordSubject(screen: Screen, record: Record<string, unknown>): string {
  const amounts = (screen.list?.columns ?? []).filter((name) => fieldOf(screen, name)?.format?.kind === 'money');
  const [amount] = amounts.flatMap((name) => (typeof record[name] === 'number' ? [record[name]] : []));
  return amount === undefined ? recordTitle(screen, record) : `${recordTitle(screen, record)} · ${formatMoney(amount)}`;
}
