import { Component, type ReactNode } from 'react';
import { announce } from '../page/announce.ts';

/** Says that what stands in it has failed, in its place. React itself reports the error to the console. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    // It may have been said that it is loading.
    announce('');
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <p role="alert" lang="en" dir="ltr">
        Unexpected Application Error!
      </p>
    );
  }
}
