import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { calculatorTextKeys, type CalculatorTexts } from '../../src/components/calculator/texts.ts';
import { TranslationProvider, useTranslation } from '../../src/components/calculator/Translation.tsx';
import { languages } from '../../src/config/languages.ts';
import { textsFor } from '../../src/content/translate.ts';

const english = languages.find(({ code }) => code === 'en')!;
const texts: CalculatorTexts = textsFor(english, calculatorTextKeys);

function Month() {
  return useTranslation()('monthNumber', { month: '7' });
}

test('a component inside the provider gets the text of its language with its values', () => {
  const html = renderToString(
    <TranslationProvider texts={texts}>
      <Month />
    </TranslationProvider>,
  );
  expect(html).toBe('Month 7');
});

test('a component outside the provider fails with an error that says what to do', () => {
  expect(() => renderToString(<Month />)).toThrow(
    /useTranslation\(\).*render the component inside a <TranslationProvider/,
  );
});
