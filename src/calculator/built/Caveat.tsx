import type { Language } from '../../config/languages.ts';
import { legalLink } from '../../content/legal-link.ts';
import { translator } from '../../content/translate.ts';
import styles from './Caveat.module.css';

/**
 * The caveat beside amounts: they are an example, not a promise. The owner's income disclosure follows, if there is
 * one: what is typical belongs beside what is possible, says the FTC's "Business Guidance Concerning Multi-Level
 * Marketing" of 2024.
 */
export function Caveat({ language }: { readonly language: Language }) {
  const disclosure = legalLink('incomeDisclosure', language);
  return (
    <p className={styles['caveat']}>
      {translator(language)('nonBindingNote')}
      {disclosure && (
        <>
          {' '}
          <a href={disclosure.address}>{disclosure.label}</a>
        </>
      )}
    </p>
  );
}
