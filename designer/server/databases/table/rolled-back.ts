/** Runs the work in a transaction of `transact` and rolls it back; resolves to the result of the work. */
export async function rolledBack<Result, Statements>(
  transact: (inside: (query: Statements) => Promise<never>) => Promise<never>,
  work: (query: Statements) => Promise<Result>,
): Promise<Result> {
  const over = Symbol('over');
  let result: { value: Result } | undefined;
  try {
    await transact(async (query) => {
      result = { value: await work(query) };
      throw over;
    });
  } catch (error) {
    if (error !== over || !result) throw error;
  }
  return result!.value;
}
