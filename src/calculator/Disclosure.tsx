import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { UnexpectedError } from './UnexpectedError.tsx';
import { useCalculator } from './use-calculator.ts';

interface Props {
  readonly title: string;
  /** Whether the content stands in the built page, closed. Otherwise it is rendered while the disclosure is open. */
  readonly isBuilt?: boolean;
  readonly children: ReactNode;
}

/** A native disclosure. Until React is there, it says that its content is on its way. */
export function Disclosure({ title, isBuilt = false, children }: Props) {
  const { t } = useCalculator();
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The visitor may have opened it before hydration.
  useLayoutEffect(() => setOpen(details.current!.open), []);
  return (
    <details
      ref={details}
      className={isBuilt ? undefined : 'needs-script'}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>{title}</span>
      </summary>
      <div>
        {isBuilt || isOpen ? (
          <ErrorBoundary FallbackComponent={UnexpectedError}>{children}</ErrorBoundary>
        ) : (
          // If React's files cannot be loaded, `page/missing-files.ts` replaces this text.
          <p data-loading>{t('loading')}</p>
        )}
      </div>
    </details>
  );
}
