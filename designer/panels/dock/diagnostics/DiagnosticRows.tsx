import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../../engine/web/index.ts';
import type { InterfaceDefinition } from '../../../model/types/definition.ts';
import type { Diagnostic } from '../../../model/types/diagnostic.ts';
import { DiagnosticRow, diagnosticKey } from './DiagnosticRow.tsx';
import { FoundIn } from './found-in.ts';
import { placeName } from './place-name.ts';

/** @param definition in which the diagnostics were found */
export function DiagnosticRows({ diagnostics, definition }: { diagnostics: readonly Diagnostic[]; definition: InterfaceDefinition }) {
  const { t } = useTranslation('designer-dock');
  const textOf = useText();
  return (
    <FoundIn value={definition}>
      <ul className="design-diagnostics-list" aria-label={t('tab.diagnostics')} onKeyDown={moveFocus}>
        {diagnostics.map((found) => (
          <DiagnosticRow key={diagnosticKey(found)} diagnostic={found} place={placeName(definition, found, textOf)} />
        ))}
      </ul>
    </FoundIn>
  );
}

/** Up and down walk the diagnostics; Enter is the button's own. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (way === 0) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.design-diagnostic-go')];
  const current = rows.findIndex((row) => row.parentElement?.contains(document.activeElement));
  event.preventDefault();
  rows[Math.min(Math.max(current + way, 0), rows.length - 1)]?.focus();
}
