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
  /** The current query, which may choose what the screen shows. */
  readonly search: string;
}

interface ErrorBoundaryState {
  readonly path: string;
  readonly search: string;
  readonly error: unknown;
  readonly hasFailed: boolean;
}

type Address = Pick<ErrorBoundaryProps, 'path' | 'search'>;

/** The state without an error at an address. */
const noErrorAt = ({ path, search }: Address): ErrorBoundaryState => ({ path, search, error: null, hasFailed: false });

/** Contains the failure of a screen so that the shell survives. Retrying re-renders the screen without reloading the document, so that it also works offline. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = noErrorAt(this.props);

  static getDerivedStateFromProps(address: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return address.path === state.path && address.search === state.search ? null : noErrorAt(address);
  }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error, hasFailed: true };
  }

  override componentDidMount(): void {
    void whenIdle().then(ErrorPage.preload);
    window.addEventListener('online', this.onOnline);
  }

  // Only once another screen has rendered: while it renders, possibly in several attempts, its load failure must be reported, not cleared.
  override componentDidUpdate({ path, search }: ErrorBoundaryProps, { hasFailed }: ErrorBoundaryState): void {
    if (path !== this.props.path || (hasFailed && search !== this.props.search)) retryFailedLoads();
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.onOnline);
  }

  private readonly onOnline = (): void => {
    if (this.state.hasFailed && this.state.error instanceof LoadError) this.retry();
  };

  private readonly retry = (): void => {
    retryFailedLoads();
    this.setState(noErrorAt(this.props));
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
