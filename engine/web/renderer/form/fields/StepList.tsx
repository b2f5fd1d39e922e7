import { ErrorCount } from '../../parts/tabs/ErrorCount.tsx';
import type { SectionTab } from '../../parts/tabs/SectionTabs.tsx';

interface StepListProps {
  label: string;
  steps: readonly SectionTab[];
  current: number;
  onPick(index: number): void;
}

/** The steps of a form in their order; each can be gone back to, and forward to as far as there is no fault. */
export function StepList({ label, steps, current, onPick }: StepListProps) {
  return (
    <nav aria-label={label}>
      <ol className="form-steps">
        {steps.map(({ id, title, errors }, index) => (
          <li key={id} className={index < current ? 'form-step form-step-done' : 'form-step'}>
            <button type="button" aria-current={index === current ? 'step' : undefined} onClick={() => onPick(index)}>
              <span className="form-step-number">{index + 1}</span>
              {title}
              <ErrorCount errors={errors} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
