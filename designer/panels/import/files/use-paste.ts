import { useEffect, useRef } from 'react';

/** Hears what is pasted anywhere on the page but into a field of its own. */
export function usePaste(isOn: boolean, onPaste: (pasted: { files: File[]; text: string }) => void): void {
  const take = useRef(onPaste);
  take.current = onPaste;
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: ClipboardEvent) => {
      const { target, clipboardData } = event;
      if (event.defaultPrevented || !clipboardData || (target instanceof Element && target.closest('input, textarea, [contenteditable=true], [role=dialog]')))
        return;
      const pasted = { files: [...clipboardData.files], text: clipboardData.getData('text/plain') };
      if (pasted.files.length === 0 && pasted.text.trim() === '') return;
      event.preventDefault();
      take.current(pasted);
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, [isOn]);
}
