import { Component, type ReactNode } from 'react';

/**
 * Takes away what React shows when any of it fails, and tells the page's script, which says so. React itself reports
 * the error to the console.
 */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    window.dispatchEvent(new Event('reactfailed'));
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
