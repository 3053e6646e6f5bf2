import { useCalculator } from './use-calculator.ts';

/**
 * The caveat beside amounts: they are an example, not a promise. The owner's income disclosure follows, if there is
 * one: what is typical belongs beside what is possible, says the FTC's "Business Guidance Concerning Multi-Level
 * Marketing" of 2024.
 */
export function Caveat() {
  const { t, disclosure } = useCalculator();
  return (
    <>
      {t('nonBindingNote')}
      {disclosure && (
        <>
          {' '}
          <a href={disclosure.address}>{disclosure.label}</a>
        </>
      )}
    </>
  );
}
