/** What the site knows about one language. Everything that differs by language is derived from this list. */
export interface Language {
  /** ISO 639-1 code, as the signup service expects it (`?language=ar`). */
  readonly code: string;
  /** Value of `hreflang` and of `<html lang>`. */
  readonly hreflang: string;
  /** First path segment of the language's page, without slashes. Not always the code: Arabic is `/ae`. */
  readonly path: string;
  /** The language's name in the language itself. */
  readonly name: string;
  /** File name of the flag in the `circle-flags` package. */
  readonly flag: string;
  /** BCP 47 locale of the number formats and plural rules. */
  readonly numberLocale: string;
  readonly direction: 'ltr' | 'rtl';
}

/** Props of an Astro component that needs only the page's language. */
export interface LanguageProps {
  readonly language: Language;
}

/** Every supported language, in the order of the language switcher. */
export const languages = [
  { code: 'de', hreflang: 'de', path: 'de', name: 'Deutsch', flag: 'de', numberLocale: 'de-DE', direction: 'ltr' },
  { code: 'en', hreflang: 'en', path: 'en', name: 'English', flag: 'us', numberLocale: 'en-US', direction: 'ltr' },
  { code: 'es', hreflang: 'es', path: 'es', name: 'Español', flag: 'es', numberLocale: 'es-ES', direction: 'ltr' },
  { code: 'pt', hreflang: 'pt', path: 'pt', name: 'Português', flag: 'pt', numberLocale: 'pt-PT', direction: 'ltr' },
  { code: 'fr', hreflang: 'fr', path: 'fr', name: 'Français', flag: 'fr', numberLocale: 'fr-FR', direction: 'ltr' },
  { code: 'ro', hreflang: 'ro', path: 'ro', name: 'Română', flag: 'ro', numberLocale: 'ro-RO', direction: 'ltr' },
  { code: 'ru', hreflang: 'ru', path: 'ru', name: 'Русский', flag: 'ru', numberLocale: 'ru-RU', direction: 'ltr' },
  { code: 'tr', hreflang: 'tr', path: 'tr', name: 'Türkçe', flag: 'tr', numberLocale: 'tr-TR', direction: 'ltr' },
  { code: 'ar', hreflang: 'ar', path: 'ae', name: 'العربية', flag: 'ae', numberLocale: 'ar-AE', direction: 'rtl' },
  { code: 'it', hreflang: 'it', path: 'it', name: 'Italiano', flag: 'it', numberLocale: 'it-IT', direction: 'ltr' },
  { code: 'pl', hreflang: 'pl', path: 'pl', name: 'Polski', flag: 'pl', numberLocale: 'pl-PL', direction: 'ltr' },
  { code: 'nl', hreflang: 'nl', path: 'nl', name: 'Nederlands', flag: 'nl', numberLocale: 'nl-NL', direction: 'ltr' },
  { code: 'cs', hreflang: 'cs', path: 'cz', name: 'Čeština', flag: 'cz', numberLocale: 'cs-CZ', direction: 'ltr' },
  { code: 'sk', hreflang: 'sk', path: 'sk', name: 'Slovenčina', flag: 'sk', numberLocale: 'sk-SK', direction: 'ltr' },
  { code: 'hu', hreflang: 'hu', path: 'hu', name: 'Magyar', flag: 'hu', numberLocale: 'hu-HU', direction: 'ltr' },
  { code: 'sv', hreflang: 'sv', path: 'se', name: 'Svenska', flag: 'se', numberLocale: 'sv-SE', direction: 'ltr' },
] as const satisfies readonly Language[];

export type LanguageCode = (typeof languages)[number]['code'];

/** Fallback for visitors whose language is not supported, and for texts missing from other dictionaries. */
export const defaultLanguage = languages[0];
