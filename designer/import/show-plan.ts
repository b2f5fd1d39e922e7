import type { Json } from '../../engine/core/json/json.ts';
import type { Language, Text } from '../../engine/core/text/text.ts';
import { texts } from '../../generated/words/designer-import/show-plan.ts';
import { conflictLabel } from '../model/merge/conflict-label.ts';
import { importStatuses } from './compare-operation.ts';
import type { ImportDiagnostic } from './document/import-diagnostics.ts';
import type { ImportPlan, PlannedRow } from './plan-import.ts';
import type { PreviewAnswer, PreviewRow, ShownImportDiagnostic } from './protocol.ts';

/** Changes of one row that are shown. */
const changeLimit = 50;
const textLimit = 300;

/** A plan as the preview answers it. */
export function showPlan(plan: ImportPlan, language: Language): Omit<PreviewAnswer, 'upload' | 'detail' | 'credentials'> & Pick<ImportPlan, 'credentials'> {
  const counts = Object.fromEntries(importStatuses.map((status) => [status, 0])) as PreviewAnswer['counts'];
  for (const { comparison } of plan.rows) counts[comparison.status]++;
  return {
    documents: plan.documents,
    operations: plan.rows.map((row) => showRow(row, language)),
    counts,
    credentials: plan.credentials,
    gone: plan.gone,
    issues: shown(plan.diagnostics, language),
  };
}

function showRow(row: PlannedRow, language: Language): PreviewRow {
  const { id, document, operation, definition, service, suggested, existing, comparison, refusal } = row;
  return {
    id,
    document,
    key: operation.key,
    service,
    ...(suggested === service ? {} : { suggested }),
    title: definition.title,
    module: definition.module,
    status: comparison.status,
    interface_id: existing?.id ?? null,
    edited: comparison.isEdited,
    changes: comparison.changes.slice(0, changeLimit).map(({ pointer, before, after }) => ({
      pointer,
      label: labelOf(pointer, language),
      before: jsonText(before),
      after: jsonText(after),
    })),
    conflicts: comparison.conflicts.map(({ pointer, label, mine, theirs }) => ({
      pointer,
      label: label[language],
      mine: jsonText(mine),
      theirs: jsonText(theirs),
    })),
    issues: shown(operation.diagnostics, language),
    ...(refusal === null ? {} : { refusal: refusalTexts[refusal][language] }),
  };
}

function labelOf(pointer: string, language: Language): string {
  const path = pointer.split('/').slice(1);
  if (path.length === 1 && path[0] === 'flow') return texts.flow[language];
  return conflictLabel(path.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')))[language];
}

function jsonText(value: Json | undefined): string | null {
  if (value === undefined) return null;
  const text = JSON.stringify(value);
  return text.length > textLimit ? `${text.slice(0, textLimit)}…` : text;
}

function shown(diagnostics: readonly ImportDiagnostic[], language: Language): ShownImportDiagnostic[] {
  return diagnostics.map((diagnostic) => ({ ...diagnostic, message: diagnostic.message[language] }));
}

/** Why a row cannot be imported under its name. */
export const refusalTexts: Record<NonNullable<PlannedRow['refusal']>, Text> = texts.refusalTexts;
