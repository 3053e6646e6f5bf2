import type { Language } from '../../config/languages.ts';
import { translator } from '../../content/translate.ts';

interface Props {
  /** What React brings here, and visitors may ask for before it is there. */
  readonly name: 'overview' | 'working' | 'share';
  readonly language: Language;
  readonly className?: string | undefined;
}

/** A place in the built page for something that React brings. It can say that it waits for React, or in vain. */
export function Place({ name, language, className }: Props) {
  const t = translator(language);
  return <div data-place={name} className={className} data-loading={t('loading')} data-unreachable={t('notLoaded')} />;
}
