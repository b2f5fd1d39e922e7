import { Component, type ErrorInfo, type ReactNode } from 'react';
import { type ErrorEntry, recordError } from '../state/errors.ts';
import { ApiError } from '../transport/api-error.ts';
import { ErrorPage } from './ErrorPage.tsx';

interface Props {
  children: ReactNode;
  /** Throws the page's state away and mounts it again. */
  onRetry(): void;
}

interface State {
  error: unknown;
  /** Of an error of the script, in the list of errors. */
  entry: ErrorEntry | undefined;
}

/** A page that throws becomes the 500 page; the shell and the other tabs go on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, entry: undefined };

  static getDerivedStateFromError(error: unknown): Pick<State, 'error'> {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    // A refused call is not an error of the script; `call` has seen to it.
    if (error instanceof ApiError) return;
    const at = info.componentStack?.trim().split('\n')[0]?.trim() ?? '';
    const message = `${error instanceof Error ? error.message : String(error)} ${at}`.trim();
    this.setState({ entry: recordError({ type: 'script', message, url: location.href, code: 0 }) });
  }

  override render(): ReactNode {
    const { error, entry } = this.state;
    return error === undefined ? this.props.children : <ErrorPage error={error} entry={entry} onRetry={this.props.onRetry} />;
  }
}
