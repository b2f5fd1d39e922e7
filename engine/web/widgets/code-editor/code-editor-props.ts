export interface CodeEditorProps {
  aria: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: boolean; 'aria-required'?: boolean };
  language: string;
  text: string;
  onChange(text: string): void;
  onBlur?(): void;
  disabled: boolean;
  status?: 'error';
}
