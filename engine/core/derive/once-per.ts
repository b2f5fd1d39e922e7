/**
 * Caches the result of `make` per argument object, as long as that object lives. Arguments must never change, and callers must not change the result.
 * @param make a pure function of its one argument
 */
export function oncePer<Key extends object, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before) return before;
    const created = make(key);
    known.set(key, created);
    return created;
  };
}
