import { Component, Suspense, type ReactNode } from 'react';
import { lazyNamed } from '@/shared/lazy';
import { retryFailedLoads } from '@/shared/lib/failedLoads';
import { LoadError, whenIdle } from '@/shared/lib';

/** Fetched ahead of the first failure; where even that was not possible, the boundary of a part says in short what is wrong. */
const ErrorPage = lazyNamed(() => import('./ErrorPage'), 'ErrorPage');

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** The current path. */
  readonly place: string;
}

interface ErrorBoundaryState {
  readonly place: string;
  readonly error: unknown;
  readonly hasFailed: boolean;
}

/** A new path mounts the children again. */
const soundAt = (place: string): ErrorBoundaryState => ({ place, error: null, hasFailed: false });

/** Keeps a screen that breaks from taking the shell along. Trying again draws the screen anew without loading the document again, so that it works offline too. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = soundAt(this.props.place);

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return place === state.place ? null : soundAt(place);
  }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error, hasFailed: true };
  }

  override componentDidMount(): void {
    void whenIdle().then(ErrorPage.preload);
    window.addEventListener('online', this.onOnline);
  }

  // Only once another screen is shown: while it is drawn, which may take several tries, its failure must be told and not forgotten.
  override componentDidUpdate({ place }: ErrorBoundaryProps): void {
    if (place !== this.props.place) retryFailedLoads();
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.onOnline);
  }

  private readonly onOnline = (): void => {
    if (this.state.hasFailed && this.state.error instanceof LoadError) this.retry();
  };

  private readonly retry = (): void => {
    retryFailedLoads();
    this.setState(soundAt(this.props.place));
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
