import { Button } from 'antd';
import { useContext } from 'react';
import { useText } from '../../../../engine/web/index.ts';
import { quickFixes } from '../../../model/fixes/quick-fixes.ts';
import { useDesigner } from '../../state/use-designer.ts';
import type { DiagnosticRowProps } from './DiagnosticRow.tsx';
import { FoundIn } from './found-in.ts';

/** A button for each way out of a diagnostic that is known. */
export default function Fixes({ diagnostic }: Pick<DiagnosticRowProps, 'diagnostic'>) {
  const textOf = useText();
  const designer = useDesigner();
  const definition = useContext(FoundIn);
  return quickFixes(definition, diagnostic).map((fix) => (
    <Button key={fix.label.en} size="small" onClick={() => designer.edit(fix.label, fix.apply)}>
      {textOf(fix.label)}
    </Button>
  ));
}
