import type { Field } from '../../../core/descriptor/types.ts';
import { widgetKindOf } from '../../../web/widgets/base/widget-kind.ts';

const wideKinds = new Set(['json', 'multiline', 'richtext', 'markdown', 'code', 'image', 'images', 'file', 'files', 'ip-list', 'tags', 'password', 'secret']);
/** So many columns stay readable in the width of a form. */
const mostColumns = 4;

/** Needs a line of its own. */
export function isWide(member: Field): boolean {
  return widgetKindOf(member) === 'options' ? member.type === 'array' : wideKinds.has(widgetKindOf(member));
}

/** Elements with a few short members are the rows of a table. */
export function isTable(members: readonly Field[]): boolean {
  return members.length <= mostColumns && !members.some(isWide);
}
