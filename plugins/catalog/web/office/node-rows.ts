import type { TFunction } from 'i18next';
import type { listPermissionNodes } from '../../../../engine/core/calls/permission.ts';
import type { AnswerFrom } from '../../../../engine/core/contract/define-call.ts';
import type { MenuNode } from '../../../../engine/core/derive/menu.ts';
import type { Text } from '../../../../engine/core/text/text.ts';
import type { TreeRow } from '../grid/tree-row.ts';

export type PageNode = AnswerFrom<typeof listPermissionNodes>['pages'][number];

/** Section › page › verb, sections in the order of the menu; pages of no section come last. */
export function nodeRows(pages: readonly PageNode[], sections: readonly MenuNode[], text: (text: Text) => string, t: TFunction<'catalog'>): TreeRow[] {
  const bySection = Map.groupBy(pages, ({ section }) => section ?? '');
  const names = [...sections.map(({ key }) => key), ''].filter((key) => bySection.has(key));
  const others = [...bySection.keys()].filter((key) => !names.includes(key));
  return [...names, ...others].map((name) => {
    const section = sections.find(({ key }) => key === name);
    return {
      key: `section:${name}`,
      label: section ? text(section.label) : t('office.noSection'),
      isHeading: true,
      rows: (bySection.get(name) ?? []).map((page) => ({
        key: page.key,
        label: text(page.label),
        note: page.key,
        ...(page.verbs.length > 0 && { rows: page.verbs.map((verb) => ({ key: verb.key, label: text(verb.label) })) }),
      })),
    };
  });
}
