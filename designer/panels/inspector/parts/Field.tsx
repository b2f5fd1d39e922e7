import { type ReactNode, useId } from 'react';
import '../inspector.css';

/** What a control inside a field must carry so that label, hint and fault belong to it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string;
  'aria-invalid'?: true;
  status?: 'error' | 'warning';
}

interface FieldProps {
  label: string;
  hint?: string;
  /** Sentence of the problem at this field. */
  fault?: string;
  isWarning?: boolean;
  isRequired?: boolean;
  /** A few words beside the label. */
  extra?: ReactNode;
  children(control: FieldControl): ReactNode;
}

/** Label, control, hint and fault, one below the other. */
export function Field({ label, hint, fault, isWarning, isRequired, extra, children }: FieldProps) {
  const id = useId();
  const control: FieldControl = {
    id,
    'aria-describedby': `${id}-note`,
    ...(fault ? (isWarning ? { status: 'warning' as const } : { 'aria-invalid': true as const, status: 'error' as const }) : {}),
  };
  return (
    <div className="design-field">
      <div className="design-field-label">
        <label htmlFor={id}>
          {label}
          {isRequired && (
            <span className="design-field-mark" aria-hidden>
              *
            </span>
          )}
        </label>
        {extra}
      </div>
      {children(control)}
      <div id={`${id}-note`} className="design-field-note">
        {fault && <span className={isWarning ? 'design-field-warning' : 'design-field-fault'}>{fault}</span>}
        {hint && <span className="design-field-hint">{hint}</span>}
      </div>
    </div>
  );
}
