import { texts } from '../../../../generated/words/engine-core/defaults.ts';
import { inSentence } from '../../text/in-sentence.ts';
import { fillText, type Text } from '../../text/text.ts';
import type { FieldFile } from '../file-types.ts';
import type { Operation, RouteKind } from '../types.ts';

/** Everything a descriptor may leave out. No other file of the engine defines a default. */
export const defaults = {
  site: 'admin',
  menu: { section: 'extension', icon: 'table', order: 100, entries: ['list'] as RouteKind[] },
  operations: {
    list: ['List', 'Get', 'Add', 'Edit', 'Remove', 'Restore', 'Import', 'Export'] as Operation[],
    source: ['List', 'Get', 'Export'] as Operation[],
    view: ['List', 'Get'] as Operation[],
    single: ['Get', 'Edit'] as Operation[],
    page: [] as Operation[],
    dashboard: [] as Operation[],
  },
  pageSizes: [10, 20, 50, 100],
  pageSize: 20,
  /** Rows a list puts in order without an index: a few milliseconds. */
  sortableRows: 10_000,
  look: 'table',
  sectionLook: 'card',
  /** Days a removed record can be restored. */
  trashDays: 30,
  maxLength: { text: 255, multiline: 5_000, long: 1_000_000 },
} as const;

/** Columns every table has; their names cannot be used by a descriptor's own fields. */
export const systemFields: Record<string, FieldFile> = {
  id: { type: 'integer', readOnly: true, label: texts.id },
  created_at: { type: 'string', format: 'date-time', readOnly: true, label: texts.createdAt },
  updated_at: { type: 'string', format: 'date-time', readOnly: true, label: texts.updatedAt },
  created_by: { type: 'integer', format: 'ref:user.username', readOnly: true, label: texts.createdBy },
  rev: { type: 'integer', readOnly: true, label: texts.rev },
};

const titlePatterns: Record<RouteKind, Text> = texts.titlePatterns;

/** Returns the title of a screen's page when the file has none. */
export function defaultTitle(kind: RouteKind, label: Text): Text {
  const beginsTitle = kind === 'list' || kind === 'detail';
  return fillText(titlePatterns[kind], { label: beginsTitle ? label : inSentence(label) });
}
