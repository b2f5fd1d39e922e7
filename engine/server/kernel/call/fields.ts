/**
 * Fields of a call by their names. It has no prototype, as `Object.create(null)` has none; objects of a class stay records for V8, which reads and
 * copies them in a fraction of the time that a table of names takes.
 */
class Fields {
  [name: string]: string;
}
Object.setPrototypeOf(Fields.prototype, null);
Reflect.deleteProperty(Fields.prototype, 'constructor');

/** No fields yet. */
export function noFields(): Record<string, string> {
  return new Fields();
}
