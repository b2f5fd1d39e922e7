import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useText } from '../../../../engine/web/index.ts';
import type { InterfaceDefinition } from '../../../model/types/definition.ts';
import type { Diagnostic } from '../../../model/types/diagnostic.ts';
import { FoundIn } from './found-in.ts';
import { diagnosticKey, ProblemRow } from './ProblemRow.tsx';
import { placeName } from './place-name.ts';

/** @param definition in which the problems were found */
export function ProblemRows({ diagnostics, definition }: { diagnostics: readonly Diagnostic[]; definition: InterfaceDefinition }) {
  const { t } = useTranslation('designer-dock');
  const textOf = useText();
  return (
    <FoundIn value={definition}>
      <ul className="design-problems-list" aria-label={t('tab.problems')} onKeyDown={moveFocus}>
        {diagnostics.map((found) => (
          <ProblemRow key={diagnosticKey(found)} diagnostic={found} place={placeName(definition, found, textOf)} />
        ))}
      </ul>
    </FoundIn>
  );
}

/** Up and down walk the problems; Enter is the button's own. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const way = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (way === 0) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.design-problem-go')];
  const current = rows.findIndex((row) => row.parentElement?.contains(document.activeElement));
  event.preventDefault();
  rows[Math.min(Math.max(current + way, 0), rows.length - 1)]?.focus();
}
