import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';

export interface BoundaryProps {
  readonly children: ReactNode;
  /** Where one is; another place is another try. */
  readonly place: string;
}

interface BoundaryState {
  readonly error: unknown;
  readonly hasFailed: boolean;
}

const sound: BoundaryState = { error: null, hasFailed: false };

/** Keeps a screen that breaks from taking the shell along. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = sound;

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error, hasFailed: true };
  }

  override componentDidUpdate({ place }: BoundaryProps): void {
    if (place !== this.props.place && this.state.hasFailed) this.setState(sound);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <ErrorPage error={this.state.error} /> : this.props.children;
  }
}
