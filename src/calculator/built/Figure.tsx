import { isNegative } from '../../content/written-amount.ts';

interface Props {
  /** Its place among the figures; 1 is the first month's amount. The page's script finds the element by it. */
  readonly place: number;
  /** Formatted, an amount with its currency. */
  readonly children: string;
}

/** A figure that follows the inputs. Amounts run left to right in Arabic too: otherwise `US$` turns into `$US`. */
export function Figure({ place, children }: Props) {
  return (
    <bdi data-figure={place} data-negative={isNegative(children) ? '' : undefined} dir="ltr" translate="no">
      {children}
    </bdi>
  );
}
