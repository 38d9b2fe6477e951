import { Component, type ReactNode } from 'react';
import { LoadError } from '@/shared/lib';
import { retryFailedLoads } from '@/shared/lib/failedLoads';
import { LoadFailure } from './LoadFailure';

export interface LoadBoundaryProps {
  readonly children: ReactNode;
  /** Replaces a part that could not be loaded; by default an error with a retry. */
  readonly fallback?: ReactNode;
}

interface LoadBoundaryState {
  readonly error: unknown;
  readonly hasFailed: boolean;
}

const initialState: LoadBoundaryState = { error: null, hasFailed: false };

/** Contains the load failure of a part; retries on request, and automatically once the device is back online. */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadBoundaryState> {
  override state = initialState;

  static getDerivedStateFromError(error: unknown): LoadBoundaryState {
    return { error, hasFailed: true };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.retry);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.retry);
  }

  private readonly retry = (): void => {
    if (!this.state.hasFailed) return;
    retryFailedLoads();
    this.setState(initialState);
  };

  override render(): ReactNode {
    const { error, hasFailed } = this.state;
    if (!hasFailed) return this.props.children;
    if (error instanceof LoadError) return this.props.fallback ?? <LoadFailure onRetry={this.retry} />;
    throw error;
  }
}
