export function isEventStream(contentType: string): boolean {
  return /^text\/event-stream(?:[\s;]|$)/i.test(contentType);
}
