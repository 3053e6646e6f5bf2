import { useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { Loading, unexpectedError } from './LazyContent.tsx';

interface Props {
  readonly id: string;
  readonly title: ReactNode;
  readonly className?: string | undefined;
  /** What stands in it from the start, ahead of what is rendered once it is opened. */
  readonly before?: ReactNode;
  /** Whether it is printed even if it was never opened. */
  readonly isPrinted?: boolean;
  /** @param openCount how often it has been opened */
  readonly children: (openCount: number) => ReactNode;
}

/** A disclosure that renders its content when it is first opened: most visitors never open it. */
export function LazyDetails({ id, title, className, before, isPrinted = false, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [openCount, setOpenCount] = useState(0);
  useEffect(() => {
    // The visitor may have opened it before hydration.
    if (details.current!.open) setOpenCount(1);
  }, []);
  useEffect(() => {
    if (!isPrinted) return;
    const render = () => flushSync(() => setOpenCount((before) => before || 1));
    addEventListener('beforeprint', render);
    return () => removeEventListener('beforeprint', render);
  }, [isPrinted]);
  return (
    <details
      ref={details}
      id={id}
      // What is not rendered before it is opened needs a script.
      className={before ? undefined : 'needs-script'}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) setOpenCount(openCount + 1);
      }}
    >
      <summary>
        <span>{title}</span>
      </summary>
      <div className={className}>
        {before}
        {openCount > 0 ? <ErrorBoundary fallback={unexpectedError}>{children(openCount)}</ErrorBoundary> : <Loading />}
      </div>
    </details>
  );
}
