/** `GET /pets/{id}`: the verb in its own colour and width, so that paths begin below each other. */
export function MethodPath({ value }: { value: string }) {
  const [verb = '', ...path] = value.split(' ');
  return (
    <code className="imp-method-path">
      <span className={`imp-verb imp-verb-${verb.toLowerCase()}`}>{verb}</span> <span className="imp-cut">{path.join(' ')}</span>
    </code>
  );
}
