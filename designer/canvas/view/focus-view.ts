import type { DesignerView } from '../../panels/state/designer.ts';

/** Frames to wait for a view whose code is only just being loaded. */
const patience = 180;

const firstStop: Record<DesignerView, string> = {
  graph: '.react-flow__node.selected, .design-canvas',
  form: '.design-form-body :is(input, textarea):not([disabled])',
  outline: '[role=treeitem][tabindex="0"]',
  json: '.design-json-text :is(textarea, .native-edit-context)',
};

/** Where the keyboard goes on after it changed the view: what had the focus goes away with the view before. */
export function focusView(view: DesignerView): void {
  const before = document.activeElement;
  const attempt = (left: number): void => {
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement !== before) return;
    const found = [...document.querySelectorAll<HTMLElement>(firstStop[view])].find((element) => element.checkVisibility());
    if (activeElement === document.body) found?.focus({ preventScroll: true });
    if (document.activeElement !== found && left > 0) requestAnimationFrame(() => attempt(left - 1));
  };
  requestAnimationFrame(() => attempt(patience));
}
