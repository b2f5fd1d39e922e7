interface Window {
  /** Put by early.ts: the page's address, and answers that are already under way when the application starts, by `keyOfEarly`. Each is used once. */
  porticoBoot?: { address: string; answers: Record<string, Promise<Response>> };
}
