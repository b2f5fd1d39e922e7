import type { Page } from 'playwright-core';

/** As much of React's tree as is looked at. */
interface Fiber {
  tag: number;
  type: unknown;
  flags: number;
  memoizedProps: Record<string, unknown> | null;
  return: Fiber | null;
  child: Fiber | null;
  sibling: Fiber | null;
}

interface Counting {
  rowDrawings: number;
}

/** Counts how often React draws a row of a table, from the next load on. @returns what was drawn since the last question */
export async function countRowDrawings(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(countInPage);
  await page.reload();
  return () =>
    page.evaluate(() => {
      const counting = globalThis as unknown as Counting;
      const drawn = counting.rowDrawings;
      counting.rowDrawings = 0;
      return drawn;
    });
}

/** Runs in the page before React, which tells this hook of every commit. Whole in itself, as it travels there as text. */
function countInPage(): void {
  const hostComponent = 5;
  const performedWork = 1;
  const counting = globalThis as unknown as Counting;
  const before = new Set<Fiber>();
  counting.rowDrawings = 0;
  const look = (fiber: Fiber, seen: Set<Fiber>) => {
    const component = fiber.return;
    if (fiber.tag === hostComponent && fiber.type === 'tr' && fiber.memoizedProps?.['data-row-key'] !== undefined && component) {
      // What was left alone is the same object as in the commit before, or a copy without work.
      if (!before.has(component) && component.flags & performedWork) counting.rowDrawings += 1;
      seen.add(component);
    }
    for (let child = fiber.child; child; child = child.sibling) look(child, seen);
  };
  const onCommitFiberRoot = (_id: number, root: { current: Fiber }) => {
    const seen = new Set<Fiber>();
    look(root.current, seen);
    before.clear();
    for (const component of seen) before.add(component);
  };
  Object.assign(globalThis, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: { isDisabled: false, supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount: () => undefined },
  });
}
