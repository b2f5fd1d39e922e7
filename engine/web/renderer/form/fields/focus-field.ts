/** Brings a field into view and puts the cursor into it. `within` is the form: other tabs may hold fields of the same name. */
export function focusField(within: HTMLElement, name: string): void {
  const frame = within.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  if (!frame) return;
  frame.scrollIntoView({ block: 'center' });
  const control = frame.querySelector<HTMLElement>('input:not([type=hidden]), textarea, [contenteditable=true], button, [tabindex]');
  control?.focus({ preventScroll: true });
}
