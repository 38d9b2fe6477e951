import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Where one is. */
  readonly place: string;
}

interface ErrorBoundaryState {
  readonly place: string;
  readonly error: unknown;
  readonly hasFailed: boolean;
}

/** Another place is another try. */
const soundAt = (place: string): ErrorBoundaryState => ({ place, error: null, hasFailed: false });

/** Keeps a screen that breaks from taking the shell along. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = soundAt(this.props.place);

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return place === state.place ? null : soundAt(place);
  }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error, hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorPage error={this.state.error} /> : this.props.children;
  }
}
