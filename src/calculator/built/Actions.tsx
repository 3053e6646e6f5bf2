import type { Language } from '../../config/languages.ts';
import { translator } from '../../content/translate.ts';
import styles from './Actions.module.css';
import button from './Button.module.css';
import { Place } from './Place.tsx';
import { RegisterLink } from './RegisterLink.tsx';

/** What a visitor may do with a result: register, or share it. */
export function Actions({ language }: { readonly language: Language }) {
  const t = translator(language);
  return (
    <div className={styles['actions']}>
      <RegisterLink language={language} label="registerNow" look="solid" />
      <p>{t('registrationNote')}</p>
      <div className={styles['share']} data-needs-react>
        <button type="button" className={`${button['button']} ${button['outlined']}`} data-ask="share">
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d="M10 13V2m0 0L6 6m4-4 4 4M4 10v7h12v-7" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
          {t('share')}
        </button>
        <Place name="share" language={language} />
      </div>
    </div>
  );
}
