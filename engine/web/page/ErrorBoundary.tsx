import { Component, type ErrorInfo, type ReactNode } from 'react';
import { recordError } from '../state/errors.ts';
import { ApiError } from '../transport/api-error.ts';
import { ErrorPage } from './ErrorPage.tsx';

interface Props {
  children: ReactNode;
  /** Throws the page's state away and mounts it again. */
  onRetry(): void;
}

/** A page that throws becomes the 500 page; the shell and the other tabs go on. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: undefined };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    // A refused call is not an error of the script; `call` has seen to it.
    if (error instanceof ApiError) return;
    const at = info.componentStack?.trim().split('\n')[0]?.trim() ?? '';
    recordError({ type: 'script', message: `${error instanceof Error ? error.message : String(error)} ${at}`.trim(), url: location.href, code: 0 });
  }

  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : <ErrorPage error={this.state.error} onRetry={this.props.onRetry} />;
  }
}
