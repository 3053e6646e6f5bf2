import { Component, type ReactNode } from 'react';

/** Shows a plain message in the place of a calculator that failed. React itself reports the error to the console. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p role="alert" lang="en" dir="ltr">
        Unexpected Application Error!
      </p>
    );
  }
}
