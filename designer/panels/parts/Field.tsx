import { type ReactNode, useId } from 'react';
import { useFieldErrors } from './use-field-errors.ts';
import './parts.css';

/** What a control inside a field must carry so that label, hint and error belong to it. */
interface FieldControl {
  id: string;
  'aria-describedby': string;
  'aria-invalid'?: true;
  status?: 'error' | 'warning';
}

interface FieldProps {
  label: string;
  hint?: string;
  /** Place in the definition that is edited here: its diagnostic is shown, and who asks to see the place lands here. */
  pointer?: string;
  /** What is wrong with what was typed, before any diagnostic of the place. */
  error?: string;
  isRequired?: boolean;
  children(control: FieldControl): ReactNode;
}

/** Label, control, hint and error, one below the other. */
export function Field({ label, hint, pointer, error: typed, isRequired, children }: FieldProps) {
  const id = useId();
  const known = useFieldErrors()(pointer ?? null);
  const { error, isWarning = false } = typed === undefined ? known : { error: typed };
  const control: FieldControl = {
    id,
    'aria-describedby': `${id}-note`,
    ...(error ? (isWarning ? { status: 'warning' as const } : { 'aria-invalid': true as const, status: 'error' as const }) : {}),
  };
  return (
    <div className="design-field" data-pointer={pointer}>
      <div className="design-field-label">
        <label htmlFor={id}>
          {label}
          {isRequired && (
            <span className="design-field-mark" aria-hidden>
              *
            </span>
          )}
        </label>
      </div>
      {children(control)}
      <div id={`${id}-note`} className="design-field-note">
        {error && <span className={isWarning ? 'design-field-warning' : 'design-field-error'}>{error}</span>}
        {hint && <span className="design-field-hint">{hint}</span>}
      </div>
    </div>
  );
}
