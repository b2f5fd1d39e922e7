import type { Json } from '../../../../engine/core/json/json.ts';
import { printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { withSortedMembers } from '../../../../engine/core/json/sorted-members.ts';
import type { RunAnswer } from '../../../calls/verification.ts';
import { lineDiff } from '../../monaco/line-diff.ts';
import '../../monaco/monaco.css';

interface Side<Value> {
  title: string;
  value: Value;
}

/** Two answers side by side, with the lines that differ in colour. */
export function AnswerPair({ left, right }: { left: Side<RunAnswer>; right: Side<RunAnswer> }) {
  const text = ({ value: { ret, data, msg } }: Side<RunAnswer>) => printLossless({ ret, data: withSortedMembers(data), msg }, 2);
  return <TextPair left={{ title: left.title, value: text(left) }} right={{ title: right.title, value: text(right) }} />;
}

/** Two values side by side, with the lines that differ in colour. */
export function JsonPair({ left, right }: { left: Side<Json>; right: Side<Json> }) {
  const text = ({ value }: Side<Json>) => printLossless(withSortedMembers(value), 2);
  return <TextPair left={{ title: left.title, value: text(left) }} right={{ title: right.title, value: text(right) }} />;
}

function TextPair({ left, right }: { left: Side<string>; right: Side<string> }) {
  const lines = lineDiff(left.value, right.value);
  return (
    <div className="design-pair">
      <figure>
        <figcaption>{left.title}</figcaption>
        <Lines lines={lines.filter(({ kind }) => kind !== 'added')} />
      </figure>
      <figure>
        <figcaption>{right.title}</figcaption>
        <Lines lines={lines.filter(({ kind }) => kind !== 'removed')} />
      </figure>
    </div>
  );
}

function Lines({ lines }: { lines: ReturnType<typeof lineDiff> }) {
  return (
    <pre className="design-json-value">
      {lines.map(({ kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its number
        <div key={index} className={`design-diff-${kind}`}>
          {text}
        </div>
      ))}
    </pre>
  );
}
