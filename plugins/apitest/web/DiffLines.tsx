import { diffComm } from 'node-diff3';

interface Side {
  title: string;
  text: string;
}

interface Line {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Two texts side by side, with the lines that differ in colour and marked. */
export function DiffLines({ left, right }: { left: Side; right: Side }) {
  const lines = linesOf(left.text, right.text);
  return (
    <div className="apitest-diff-pair">
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

const marks = { same: ' ', removed: '−', added: '+' } as const;

function Lines({ lines }: { lines: readonly Line[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
    <pre tabIndex={0}>
      {lines.map(({ kind, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has nothing but its number
        <div key={index} className={`apitest-line-${kind}`}>
          {marks[kind]} {text}
        </div>
      ))}
    </pre>
  );
}

function linesOf(before: string, after: string): Line[] {
  return diffComm(before.split('\n'), after.split('\n')).flatMap((part): Line[] => {
    if (part.common) return part.common.map((text) => ({ kind: 'same', text }));
    const removed = part.buffer1.map((text): Line => ({ kind: 'removed', text }));
    return [...removed, ...part.buffer2.map((text): Line => ({ kind: 'added', text }))];
  });
}
