import type { ResultProps } from '../../../../engine/web/index.ts';
import { Dialog } from '../../../../engine/web/index.ts';
import type { Explanation } from '../../shared/calls.ts';
import { ExplanationSteps } from './ExplanationSteps.tsx';

/** Why an app may call an interface or not, rule by rule. */
export default function ShowExplanation({ answer, onClose, note }: ResultProps & { note?: string }) {
  const explanation = answer as Explanation;
  return (
    <Dialog open title={explanation.service} width={560} footer={null} onCancel={onClose}>
      <ExplanationSteps explanation={explanation} />
      {note && <p className="p-second">{note}</p>}
    </Dialog>
  );
}
