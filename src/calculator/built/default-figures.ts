import type { Language } from '../../config/languages.ts';
import { plan } from '../../config/plan.ts';
import { figures } from '../../content/figures.ts';
import { formatsFor } from '../../content/numbers-from-intl.ts';
import { defaultInputs } from '../../model/query-string.ts';

/** The figures of the default inputs, with which the page is built. */
export const defaultFigures = (language: Language) => figures(defaultInputs, formatsFor(language, plan.currency));
