import type { InputRef } from 'antd';
import { type RefObject, useEffect } from 'react';

const editable = 'input, textarea, select, [contenteditable=true], [role=textbox]';

/** `/` leads to the search from wherever one does not write. Of several lists in the page the one in sight answers. */
export function useSlashKey(input: RefObject<InputRef | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(editable)) return;
      const field = input.current?.input;
      if (!field || field.getClientRects().length === 0) return;
      event.preventDefault();
      input.current?.focus({ cursor: 'all' });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [input]);
}
