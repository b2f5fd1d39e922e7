const privateName =
  /pass(word|wd|phrase)?|pwd|secret|token|credential|authorization|api[-_]?key|private[-_]?key|card[-_]?(no|number)|cvv|cvc|cookie|(^|[^a-z])pin($|[^a-z])|密码|口令|密钥|令牌/i;

/** Answers by name: the same few names come with every call. */
const known = new Map<string, boolean>();
const mostKnown = 2_000;
const longestKnown = 64;

/** Whether a parameter's name marks its value as private; such values are never logged. */
export function isPrivateName(name: string): boolean {
  const cached = known.get(name);
  if (cached !== undefined) return cached;
  const isPrivate = privateName.test(name);
  if (name.length <= longestKnown) {
    if (known.size >= mostKnown) known.clear();
    known.set(name, isPrivate);
  }
  return isPrivate;
}

/** Replaces a private value where it is shown or stored. */
export const hiddenValue = '***';

/** Returns a JSON value with the values of private names masked at any depth. */
export function maskPrivate(value: unknown, isHidden: (name: string) => boolean = isPrivateName): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((element) => maskPrivate(element, isHidden));
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, isHidden(name) ? hiddenValue : maskPrivate(member, isHidden)]));
}
