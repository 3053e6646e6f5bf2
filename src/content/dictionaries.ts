import type { LanguageCode } from '../config/languages.ts';
import ae from './ae.json' with { type: 'json' };
import cz from './cz.json' with { type: 'json' };
import de from './de.json' with { type: 'json' };
import type { Dictionary } from './dictionary.ts';
import en from './en.json' with { type: 'json' };
import es from './es.json' with { type: 'json' };
import fr from './fr.json' with { type: 'json' };
import hu from './hu.json' with { type: 'json' };
import it from './it.json' with { type: 'json' };
import nl from './nl.json' with { type: 'json' };
import pl from './pl.json' with { type: 'json' };
import pt from './pt.json' with { type: 'json' };
import ro from './ro.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import se from './se.json' with { type: 'json' };
import sk from './sk.json' with { type: 'json' };
import tr from './tr.json' with { type: 'json' };

/** Every language's dictionary, by language code. */
export const dictionaries: Readonly<Record<LanguageCode, Dictionary>> = {
  de,
  en,
  es,
  pt,
  fr,
  ro,
  ru,
  tr,
  ar: ae,
  it,
  pl,
  nl,
  cs: cz,
  sk,
  hu,
  sv: se,
};
