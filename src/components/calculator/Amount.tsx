import { useFormats, useRows } from './Projection.tsx';

/**
 * A month's revenue. The page's script writes it first, at the key; React finds it right, also on
 * arrival, when it may be another than the built one. Amounts run left to right in Arabic too: otherwise `US$` turns into `$US`.
 */
export function Amount({ month }: { month: number }) {
  const rows = useRows();
  const { money } = useFormats();
  return (
    <bdi data-amount={month} dir="ltr" translate="no" suppressHydrationWarning>
      {money(rows[month - 1]!.totalRevenueCents)}
    </bdi>
  );
}
