import { BoldSentence } from './TextWithElements.tsx';
import { useCalculator } from './use-calculator.ts';

/** The disclaimer. What one may lose is the first sentence, and stands out. */
export function Disclaimer() {
  const { t, incomeDisclosure } = useCalculator();
  const [first = '', ...paragraphs] = t('disclaimerText').split('\n');
  return (
    <section className="disclaimer" aria-labelledby="disclaimer">
      <h2 id="disclaimer">
        <svg className="screen-only" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="m10 2.5 8 14.5H2zM10 8v4.2m0 2v1"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.7"
            strokeLinejoin="round"
          />
        </svg>
        {t('disclaimer')}
      </h2>
      <p>
        <BoldSentence text={first} />
      </p>
      <div>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {incomeDisclosure && (
          <p>
            <a href={incomeDisclosure.address}>{incomeDisclosure.label}</a>
          </p>
        )}
      </div>
    </section>
  );
}
