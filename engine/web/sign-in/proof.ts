/** What the server wants computed beside a captcha, or instead of its letters. */
export interface Puzzle {
  captcha_id: string;
  /** Zero bits that the hash of the proof must begin with; 0 asks for nothing. */
  bits: number;
}

let worker: Worker | undefined;

/** The proof, found in a worker while the person types; a later puzzle ends the work on this one. Empty where no worker runs, which the server then explains. */
export function prove(puzzle: Puzzle): Promise<string> {
  worker?.terminate();
  if (puzzle.bits === 0) return Promise.resolve('');
  const { promise, resolve } = Promise.withResolvers<string>();
  worker = new Worker(document.body.dataset.proof ?? '');
  worker.onmessage = ({ data }) => resolve(String(data));
  worker.onerror = () => resolve('');
  worker.postMessage(puzzle);
  return promise;
}
