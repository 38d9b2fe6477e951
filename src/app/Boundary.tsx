import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

export interface BoundaryProps {
  readonly children: ReactNode;
  /** Where one is. */
  readonly place: string;
}

interface BoundaryState {
  readonly place: string;
  readonly error: unknown;
  readonly hasFailed: boolean;
}

/** Another place is another try. */
const soundAt = (place: string): BoundaryState => ({ place, error: null, hasFailed: false });

/** Keeps a screen that breaks from taking the shell along. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = soundAt(this.props.place);

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : soundAt(place);
  }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error, hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorPage error={this.state.error} /> : this.props.children;
  }
}
