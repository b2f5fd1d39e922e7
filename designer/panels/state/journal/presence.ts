interface Question {
  ask: readonly string[];
}

interface Answer {
  here: string;
}

const channelName = 'portico-design-presence';
/** Milliseconds a tab has to say that it is there; a busy one may come too late. */
const patience = 300;
/** Answers to be read once the time is over: the asking page itself may have been busy all the while. */
const rest = 50;

/** Answers for a name from now on, whichever tab of this browser asks. Call the result to be gone. */
export function bePresent(name: string): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }: MessageEvent<Question | Answer>) => {
    if ('ask' in data && data.ask.includes(name)) channel.postMessage({ here: name } satisfies Answer);
  };
  return () => channel.close();
}

/** Which of these names are not answered for any more: their pages are closed, or died. */
export function absentOf(names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return Promise.resolve([]);
  const absent = new Set(names);
  const channel = new BroadcastChannel(channelName);
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout>;
    const finish = () => {
      clearTimeout(timer);
      channel.close();
      resolve([...absent]);
    };
    timer = setTimeout(() => {
      timer = setTimeout(finish, rest);
    }, patience);
    channel.onmessage = ({ data }: MessageEvent<Question | Answer>) => {
      if ('here' in data) absent.delete(data.here);
      if (absent.size === 0) finish();
    };
    channel.postMessage({ ask: names } satisfies Question);
  });
}
