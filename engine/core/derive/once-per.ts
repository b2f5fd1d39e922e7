/**
 * What follows from a thing that never changes, made when it is first asked for and given to everybody after. Who gets it must leave it as it is.
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
