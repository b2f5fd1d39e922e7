import { listDiagnostics } from '../../../core/calls/screens/screen.ts';
import { menuPageOf } from '../../../core/derive/menu.ts';
import { type ContractService, handle } from '../../kernel/call/handle.ts';
import type { Platform } from '../../kernel/platform.ts';

/** Answers the diagnostics of descriptor files of this instance, with the place of each in the menu. */
export function diagnosticsService({ screens }: Platform): ContractService {
  return handle(listDiagnostics, async () => ({
    faults: screens.diagnostics().map(({ file, pointer, line, column, severity, message }) => {
      const { live, label, section } = screens.placeOf(file);
      const path = live && menuPageOf(live);
      // Folders above the descriptors' own are the machine's affair.
      return {
        file: file.split(/[\\/]/).slice(-2).join('/'),
        pointer,
        line,
        column,
        severity,
        message,
        path: path ?? null,
        label: label ?? null,
        section: section ?? null,
      };
    }),
  }));
}
