/** Whether a content type is `text/event-stream`. */
export function isEventStream(contentType: string): boolean {
  return /^text\/event-stream(?:[\s;]|$)/i.test(contentType);
}
