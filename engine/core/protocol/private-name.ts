/** Whether a parameter's name says that its value is nobody else's business: such values are never logged. */
export function isPrivateName(name: string): boolean {
  return /pass(word|wd|phrase)?|pwd|secret|token|credential|authorization|api[-_]?key|private[-_]?key|card[-_]?(no|number)|cvv|cvc/i.test(name);
}
