import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { calculatorTextKeys, type CalculatorTexts } from '../../src/calculator/texts.ts';
import { TranslationProvider, useTranslation } from '../../src/calculator/Translation.tsx';
import { languages } from '../../src/config/languages.ts';
import { formatsLike } from '../../src/content/numbers-from-samples.ts';
import { textsFor } from '../../src/content/translate.ts';

const english = languages.find(({ code }) => code === 'en')!;
const texts: CalculatorTexts = textsFor(english, calculatorTextKeys);

function Month() {
  const { t, money } = useTranslation();
  return `${t('workingTitle', { month: '7' })}: ${money(1_00)}`;
}

test('a component inside the provider says texts and writes numbers in its language', () => {
  const html = renderToString(
    <TranslationProvider texts={texts} formats={formatsLike({ money: '$1,234.50', percent: '5%' })}>
      <Month />
    </TranslationProvider>,
  );
  expect(html).toBe('How the commission for month 7 adds up: $1.00');
});

test('a component outside the provider fails with an error that says what to do', () => {
  expect(() => renderToString(<Month />)).toThrow('useTranslation() needs a <TranslationProvider> around it.');
});
