interface Window {
  /** Put by early.ts: answers that are already under way when the application starts. Used once. */
  porticoBoot?: { profile: Promise<Response>; permission?: Promise<Response> };
}
