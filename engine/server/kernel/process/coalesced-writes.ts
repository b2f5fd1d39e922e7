let end: Promise<void> | null = null;

/**
 * Resolves when this turn of the event loop has read everything that had arrived. Answers that wait for it are written one after the other, and the
 * system wakes their receivers once; if each is written between the work of other calls, every write wakes a receiver, which costs as much as all the
 * rest of a call (measured under load: 84 µs of CPU time a call, 47 with the wait).
 */
export function coalescedWrites(): Promise<void> {
  end ??= new Promise((resolve) => {
    setImmediate(() => {
      end = null;
      resolve();
    });
  });
  return end;
}
