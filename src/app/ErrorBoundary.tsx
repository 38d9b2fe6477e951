import { Component, Suspense, type ReactNode } from 'react';
import { lazyNamed } from '@/shared/lazy';
import { retryFailedLoads } from '@/shared/lib/failedLoads';
import { LoadError, whenIdle } from '@/shared/lib';

/** Preloaded before the first failure; if it cannot be loaded either, `lazyNamed` shows a short error in its place. */
const ErrorPage = lazyNamed(() => import('./ErrorPage'), 'ErrorPage');

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** The current path. */
  readonly path: string;
}

interface ErrorBoundaryState {
  readonly path: string;
  readonly error: unknown;
  readonly hasFailed: boolean;
}

/** The state without an error; a new path remounts the children. */
const noErrorAt = (path: string): ErrorBoundaryState => ({ path, error: null, hasFailed: false });

/** Contains the failure of a screen so that the shell survives. Retrying re-renders the screen without reloading the document, so that it also works offline. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = noErrorAt(this.props.path);

  static getDerivedStateFromProps({ path }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return path === state.path ? null : noErrorAt(path);
  }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error, hasFailed: true };
  }

  override componentDidMount(): void {
    void whenIdle().then(ErrorPage.preload);
    window.addEventListener('online', this.onOnline);
  }

  // Only once another screen has rendered: while it renders, possibly in several attempts, its load failure must be reported, not cleared.
  override componentDidUpdate({ path }: ErrorBoundaryProps): void {
    if (path !== this.props.path) retryFailedLoads();
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.onOnline);
  }

  private readonly onOnline = (): void => {
    if (this.state.hasFailed && this.state.error instanceof LoadError) this.retry();
  };

  private readonly retry = (): void => {
    retryFailedLoads();
    this.setState(noErrorAt(this.props.path));
  };

  override render(): ReactNode {
    const { error, hasFailed } = this.state;
    if (!hasFailed) return this.props.children;
    return (
      <Suspense fallback={null}>
        <ErrorPage error={error} onRetry={this.retry} />
      </Suspense>
    );
  }
}
