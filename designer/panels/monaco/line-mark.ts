/** Lines to point out; both ends included, one-based. */
export interface LineMark {
  from: number;
  to: number;
  tone: 'selected' | 'failed';
}

/** An error in a text, from character to character. */
export interface TextError {
  from: number;
  to: number;
  severity: 'error' | 'warning';
  message: string;
}
