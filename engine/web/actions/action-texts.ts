import type { TFunction } from 'i18next';
import type { Screen } from '../../core/descriptor/types.ts';
import type { Text } from '../../core/text/text.ts';
import type { ActionItem } from './action-item.ts';

export function labelOfItem(item: ActionItem, t: TFunction<'list'>, text: (text: Text) => string): string {
  switch (item.kind) {
    case 'transition':
      return text(item.transition.label);
    case 'action':
      return text(item.action.label);
    default:
      return t(`actions.${item.kind}`);
  }
}

/** What has become of a record: the state a transition led to, or what an action says it has done. */
export function resultOfItem({ machines }: Pick<Screen, 'machines'>, item: ActionItem, t: TFunction<'list'>, text: (text: Text) => string): string {
  switch (item.kind) {
    case 'transition': {
      const states = machines.find(({ field }) => field === item.field)?.values;
      return text(states?.find(({ value }) => value === item.transition.to)?.label ?? item.transition.label);
    }
    case 'restore':
      return t('restored');
    case 'action':
      return text(item.action.done ?? item.action.label);
    default:
      return labelOfItem(item, t, text);
  }
}

/** What a person reads before it happens; undefined when nothing has to be confirmed. `{affected}` in it stays for `withAffected`. */
export function confirmationOf(item: ActionItem, t: TFunction<'list'>, text: (text: Text) => string, count: number): string | undefined {
  switch (item.kind) {
    case 'transition':
      return item.transition.confirm && text(item.transition.confirm);
    case 'action':
      return item.action.confirm && text(item.action.confirm);
    case 'remove':
      return t('removeConfirm', { count });
    default:
      return undefined;
  }
}

const affectedPlace = '{affected}';

/** Whether a question needs the number of records that refer to those meant (`withAffected`). */
export function saysAffected(confirmation: string | undefined): boolean {
  return confirmation?.includes(affectedPlace) === true;
}

/** The question with the number of records that refer to those meant; a dash while nobody knows it. */
export function withAffected(confirmation: string, count: number | undefined): string {
  return confirmation.replaceAll(affectedPlace, count === undefined ? '–' : String(count));
}

/** Returns the fields that the confirmation asks for; empty for all but transitions and actions. */
export function askFieldsOf(item: ActionItem) {
  return item.kind === 'transition' ? item.transition.ask : item.kind === 'action' ? item.action.ask : [];
}

/** Whether the item takes something away, so that its button warns. */
export function isDangerous(item: ActionItem): boolean {
  return item.kind === 'remove' || (item.kind === 'action' && item.action.tone === 'danger');
}

/** Stable within one record's items. */
export function keyOfItem(item: ActionItem): string {
  return item.kind === 'transition' ? item.transition.verb : item.kind === 'action' ? item.action.verb : item.kind;
}
