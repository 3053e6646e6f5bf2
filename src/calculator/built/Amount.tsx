import { isLong } from '../../content/long-amount.ts';

interface Props {
  /** The month that the amount belongs to; 1 is the first. The page's script finds the element by it. */
  readonly month: number;
  /** Formatted, with its currency. */
  readonly children: string;
}

/** A month's revenue. Amounts run left to right in Arabic too: otherwise `US$` turns into `$US`. */
export function Amount({ month, children }: Props) {
  return (
    <bdi data-amount={month} data-long={isLong(children) ? '' : undefined} dir="ltr" translate="no">
      {children}
    </bdi>
  );
}
