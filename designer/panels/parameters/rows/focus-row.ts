/** Puts the focus into the name of a row once it stands where it was moved to, or appeared. */
export function focusRow(host: HTMLElement | null, key: string): void {
  requestAnimationFrame(() => host?.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] .design-row-name input`)?.focus());
}
