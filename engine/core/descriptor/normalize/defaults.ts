import { fillText, type Text } from '../../text/text.ts';
import type { FieldFile, Operation, RouteKind } from '../types.ts';

/** Everything a descriptor need not say. Nothing else in the engine invents a default. */
export const defaults = {
  site: 'admin',
  menu: { section: 'extension', icon: 'table', order: 100, entries: ['list'] as RouteKind[] },
  operations: {
    list: ['List', 'Get', 'Add', 'Edit', 'Remove', 'Restore', 'Import', 'Export'] as Operation[],
    single: ['Get', 'Edit'] as Operation[],
    page: [] as Operation[],
  },
  pageSizes: [10, 20, 50, 100],
  pageSize: 20,
  /** Days a removed record can be restored. */
  trashDays: 30,
  maxLength: { text: 255, multiline: 5_000, long: 1_000_000 },
} as const;

/** Columns every table has; their names cannot be used by a descriptor's own fields. */
export const systemFields: Record<string, FieldFile> = {
  id: { type: 'integer', readOnly: true, label: { zh_cn: 'ID', en: 'ID' } },
  created_at: { type: 'string', format: 'date-time', readOnly: true, label: { zh_cn: '创建时间', en: 'Created' } },
  updated_at: { type: 'string', format: 'date-time', readOnly: true, label: { zh_cn: '更新时间', en: 'Updated' } },
  created_by: { type: 'integer', format: 'ref:user.username', readOnly: true, label: { zh_cn: '创建人', en: 'Created by' } },
  rev: { type: 'integer', readOnly: true, label: { zh_cn: '版本', en: 'Revision' } },
};

const titlePatterns: Record<RouteKind, Text> = {
  list: { zh_cn: '{label}列表', en: '{label} list' },
  add: { zh_cn: '新建{label}', en: 'Add {label}' },
  edit: { zh_cn: '编辑{label}', en: 'Edit {label}' },
  detail: { zh_cn: '{label}详情', en: '{label} details' },
};

/** Title of a screen's page when the file gives none. */
export function defaultTitle(kind: RouteKind, label: Text): Text {
  return fillText(titlePatterns[kind], { label: { zh_cn: label.zh_cn, en: kind === 'list' ? label.en : lowerFirst(label.en) } });
}

/** `Article` inside a sentence is `article`, but `API key` and `IP` keep their capitals. */
function lowerFirst(word: string): string {
  return /^[A-Z][a-z]/.test(word) ? word[0]!.toLowerCase() + word.slice(1) : word;
}
